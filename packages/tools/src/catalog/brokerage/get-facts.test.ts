import { expect, test } from "vitest";
import { overStatements } from "../../brokerage.fixture.ts";
import { invalid } from "../../market.fixture.ts";
import { getFacts } from "./get-facts.ts";

const { whole, data } = overStatements(getFacts);

test("a topic's text has its own date", async () => {
  expect((await whole({ topic: "What is a Roth IRA?" })).result).toMatchInlineSnapshot(`
    {
      "as_of": "2026-01-10",
      "data": {
        "account": null,
        "as_of": "2026-01-10",
        "available": [],
        "found": true,
        "reason": null,
        "snippet": "Taxed before.",
        "title": "Roth IRA",
        "topic": "roth_ira",
      },
      "delay": "eod",
      "provider": "brokerage",
      "simulated": false,
      "source_id": "tool:facts:v1",
    }
  `);
});

test("an unknown topic is not found, and no other text is returned", async () => {
  expect(await data({ topic: "crypto" })).toEqual({
    found: false,
    reason: "There is no text on file about this.",
    available: ["Roth IRA"],
    as_of: "2026-01-15",
    account: null,
    topic: null,
    title: null,
    snippet: null,
  });
});

test("a missing or invalid topic is refused", async () => {
  for (const topic of ["", "  ", "x".repeat(201), undefined, 5]) {
    await expect(whole({ topic })).rejects.toMatchObject(invalid);
  }
});
