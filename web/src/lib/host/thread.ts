// The worker's side: an instance that does what the page says, one call after the other.

import type { FromWorker, ToWorker } from "./calls";
import { Instance } from "./instance";

let instance: Instance | null = null;

function tell(message: FromWorker): void {
  postMessage(message);
}

onmessage = ({ data }: MessageEvent<ToWorker>) => {
  try {
    if (data.t === "start") {
      instance = new Instance(data.module);
      for (const [name, bytes] of data.texts) instance.takeText(name, bytes);
      instance.call({ t: "restore", records: data.records });
    } else if (data.t === "text") {
      instance?.takeText(data.name, data.bytes);
    } else if (data.t === "net") {
      instance?.takeNet(data.bytes);
    } else if (instance) {
      const began = performance.now();
      const result = instance.call(data.call);
      result.took = performance.now() - began;
      tell({ t: "result", id: data.id, result });
    }
  } catch (error) {
    // An instance can't be used after a trap. The page starts another one.
    instance = null;
    tell({ t: "broken", why: String(error) });
  }
};
