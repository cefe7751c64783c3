import { defineTool } from "@advisor/tools/define-tool";
import type { Ports } from "@advisor/tools/ports";
import { expect, it } from "vitest";
import * as z from "zod";
import { offered, specOf } from "./toolbox.ts";

const toolOf = (needs: readonly (keyof Ports)[]) =>
  defineTool({
    name: "get_rows",
    description: "Some rows.",
    effect: "read",
    needs,
    input: z.object({ limit: z.int().max(9).default(5).describe("How many"), from: z.iso.date() }),
    output: z.object({}),
    cost: { usd: 0, seconds: 5 },
    execute: async () => {
      throw new Error("only looked at");
    },
  });

it("household tools are offered only where a household is chosen", () => {
  const open = toolOf(["calendar"]);
  const private_ = toolOf(["calendar", "documents"]);
  expect(offered([open, private_], false)).toEqual([open]);
  expect(offered([open, private_], true)).toEqual([open, private_]);
});

it("the model is told a tool's name, what it answers and what it may leave out", () => {
  expect(specOf(toolOf([]))).toMatchInlineSnapshot(`
    {
      "description": "Some rows.",
      "name": "get_rows",
      "schema": {
        "properties": {
          "from": {
            "format": "date",
            "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$",
            "type": "string",
          },
          "limit": {
            "default": 5,
            "description": "How many",
            "maximum": 9,
            "minimum": -9007199254740991,
            "type": "integer",
          },
        },
        "required": [
          "from",
        ],
        "type": "object",
      },
    }
  `);
});
