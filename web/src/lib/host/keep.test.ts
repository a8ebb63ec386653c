import { expect, test } from "vitest";
import { parseKept, WrongFile } from "./keep";

test("a file is read back, and any other file is refused", () => {
  const file = {
    kind: "inkwright",
    version: 1,
    records: [["deck/1", '{"t":"deck","name":"Mine"}']],
    local: [["inkwright.settings", "{}"]],
  };
  expect(parseKept(JSON.stringify(file))).toEqual(file);
  const others = [
    { ...file, kind: "other" },
    { ...file, version: 2 },
    { ...file, records: [["deck/1", null]] },
    { ...file, records: [["deck/1", {}]] },
    { ...file, records: {} },
    { ...file, local: [["token", "x"]] },
    { ...file, local: [["inkwright.settings", 1]] },
    [],
    null,
    "text",
  ];
  for (const other of others) expect(() => parseKept(JSON.stringify(other)), JSON.stringify(other)).toThrow(WrongFile);
  expect(() => parseKept("{")).toThrow(WrongFile);
});
