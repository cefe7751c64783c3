import { toolPorts } from "@advisor/adapters/market/chain/tool-ports";
import { catalog } from "@advisor/tools/catalog.gen";
import { expect, test } from "vitest";

test("every tool of the table needs the port that the table names", () => {
  const wrong = catalog.filter(({ name, needs }) => {
    const port = Object.entries(toolPorts).find(([tool]) => tool === name)?.[1];
    return port !== undefined && !needs.includes(port);
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});
