import * as Household from "@advisor/domain/household";
import { HouseholdId, Paging } from "@advisor/protocol/bodies";
import { defineTool } from "@advisor/tools/define-tool";
import type { Tool } from "@advisor/tools/tool";
import * as z from "zod";
import { authorize } from "../authorize.ts";
import type { Runtime } from "../runtime.ts";
import { signHandle } from "./handle.ts";

const seconds = 15;

/** The two tools for choosing a household when a client cannot set a header or path. */
export function householdHandleTools(
  runtime: Pick<Runtime, "households" | "clock" | "handleKey">,
  advisor_id: string,
): Tool[] {
  const { households, clock } = runtime;
  const source = (simulated: boolean) => ({
    as_of: clock.today(),
    provider: "household",
    delay: "realtime" as const,
    simulated,
  });
  const list = defineTool({
    name: "list_households",
    description:
      "Your households by name, with their ids, value and next meeting. open_household opens one.",
    effect: "read",
    needs: [],
    input: z.object({ cursor: Paging.shape.cursor, limit: z.int().min(1).max(100).default(50) }),
    example: {},
    output: z.object({
      households: z.array(Household.Card.omit({ version: true })),
      next_cursor: z.string().nullable(),
    }),
    cost: { usd: 0, seconds },
    async execute({ cursor, limit }) {
      const { items, next_cursor } = await households.list(advisor_id, { cursor, limit });
      const data = { households: items, next_cursor };
      return { data, source: source(items.some(({ simulated }) => simulated)) };
    },
  });
  const open = defineTool({
    name: "open_household",
    description:
      "Opens a household by its id. Tools about a household take the household_handle that it answers; it is valid for eight hours.",
    effect: "read",
    needs: [],
    input: z.object({ household_id: HouseholdId }),
    example: { household_id: "hh_d1" },
    output: z.object({
      household_handle: z.string(),
      household_id: z.string(),
      name: z.string(),
      expires_at: z.string(),
    }),
    cost: { usd: 0, seconds },
    async execute({ household_id }) {
      const { id, name, simulated } = await authorize(runtime, advisor_id, household_id);
      const signer = { key: await runtime.handleKey(), now: clock.now() };
      const { handle, expires } = signHandle({ advisor_id, household_id: id }, signer);
      const data = {
        household_handle: handle,
        household_id: id,
        name,
        expires_at: new Date(expires).toISOString(),
      };
      return { data, source: source(simulated) };
    },
  });
  return [list, open];
}
