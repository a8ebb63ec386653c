// The worker's side of the page's threads.

import type { ToWorker } from "./calls";
import { serve } from "./serve";

const take = serve((message) => postMessage(message));
onmessage = ({ data }: MessageEvent<ToWorker>) => take(data);
