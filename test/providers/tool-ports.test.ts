import { toolPorts } from "@advisor/adapters/market/chain/tool-ports";
import { catalog } from "@advisor/tools/catalog.gen";
import { expect, test } from "vitest";

test("every tool of the table exists and needs the port that the table names", () => {
  const wrong = Object.entries(toolPorts).filter(
    ([tool, port]) => !catalog.find(({ name }) => name === tool)?.needs.includes(port),
  );
  expect(wrong).toEqual([]);
});
