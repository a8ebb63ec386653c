// What a thread does: one instance, and one call after the other.

import type { FromWorker, ToWorker } from "./calls";
import { Instance } from "./instance";

/** Returns a function that takes messages. Results are passed to `tell`. */
export function serve(tell: (message: FromWorker) => void): (message: ToWorker) => void {
  let instance: Instance | null = null;
  return (message) => {
    try {
      if (message.t === "start") {
        instance = new Instance(message.module);
        for (const [name, bytes] of message.texts) instance.takeText(name, bytes);
        instance.call({ t: "restore", records: message.records });
      } else if (message.t === "text") {
        instance?.takeText(message.name, message.bytes);
      } else if (message.t === "net") {
        instance?.takeNet(message.bytes);
      } else if (instance) {
        const began = performance.now();
        const result = instance.call(message.call);
        result.took = performance.now() - began;
        tell({ t: "result", id: message.id, result });
      }
    } catch (error) {
      // An instance can't be used after a trap. The page starts another one.
      instance = null;
      tell({ t: "broken", why: String(error) });
    }
  };
}
