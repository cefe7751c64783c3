import { defineTool } from "@advisor/tools/define-tool";
import type { Ports } from "@advisor/tools/ports";
import { expect, it } from "vitest";
import * as z from "zod";
import { offeredTools, toolSpec } from "./toolbox.ts";

const toolOf = (needs: readonly (keyof Ports)[]) =>
  defineTool({
    name: "get_rows",
    description: "Some rows.",
    effect: "read",
    needs,
    input: z.object({ limit: z.int().max(9).default(5).describe("How many"), from: z.iso.date() }),
    example: { from: "2026-11-20" },
    output: z.object({}),
    cost: { usd: 0, seconds: 5 },
    execute: async () => {
      throw new Error("only looked at");
    },
  });

it("household tools are offered only when a household is selected", () => {
  const open = toolOf(["calendar"]);
  const private_ = toolOf(["calendar", "documents"]);
  expect(offeredTools([open, private_], false)).toEqual([open]);
  expect(offeredTools([open, private_], true)).toEqual([open, private_]);
});

it("the model gets each tool's name, description and optional arguments", () => {
  expect(toolSpec(toolOf([]))).toMatchInlineSnapshot(`
    {
      "description": "Some rows.",
      "name": "get_rows",
      "schema": {
        "additionalProperties": false,
        "properties": {
          "from": {
            "format": "date",
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
