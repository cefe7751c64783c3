import { expect, test } from "vitest";
import { catalog } from "./catalog.gen.ts";
import { listedTool } from "./listed-tool.ts";
import { signal, symbols } from "./market.fixture.ts";
import { loadTools } from "./tool.ts";
import { toolList } from "./tool-list.gen.ts";

const listed = (name: string) => {
  const tool = toolList.find((one) => one.name === name);
  if (tool === undefined) throw new Error(`no ${name}`);
  return tool;
};

test("every tool of the list loads its own definition", async () => {
  const loaded = await loadTools(toolList);
  expect(loaded.map((tool, nth) => tool === catalog[nth])).toEqual(catalog.map(() => true));
});

test("a tool of the list runs its definition, which parses the arguments", async () => {
  const { run } = listed("search_tickers");
  const { result } = await run({ query: " APL " }, { symbols }, signal);
  expect(result.data).toEqual({
    ...{ query: "APL", matches: [], more: false },
    ...{ reason: "No ticker matches.", suggestions: ["AAPL", "AMD"] },
  });
  await expect(run({ text: "APL" }, { symbols }, signal)).rejects.toMatchObject({
    code: "invalid_arguments",
  });
});

test("a tool that the catalog no longer has says what to do", async () => {
  const old = listedTool({ ...listed("search_tickers"), name: "search_stocks" });
  await expect(old.load()).rejects.toThrow(
    "The catalog has no search_stocks. Run npm run catalog.",
  );
});
