import type { Meter } from "@advisor/adapters/dynamo/table";
import { copilotClient } from "@advisor/client/copilot-client";
import { createApp } from "@advisor/functions/api/app";
import { openRuntime } from "@advisor/functions/runtime";
import type { Stage } from "./stage.ts";

export interface Capacity {
  reads: number;
  writes: number;
}

/** The capacity units of one turn with a tool, indexes included. */
export async function capacity(stage: Stage): Promise<Capacity> {
  const used: Capacity = { reads: 0, writes: 0 };
  const meter: Meter = (call, consumed) => {
    const units = consumed.reduce((sum, one) => sum + (one.CapacityUnits ?? 0), 0);
    used[call === "write" ? "writes" : "reads"] += units;
  };
  const app = createApp(openRuntime({ meter }));
  const client = copilotClient({
    base: "http://bench",
    token: await stage.issuer.mint("adv_north"),
    fetch: (input, init) => app.request(input, init),
  });
  const id = await client.startConversation("hh_d1");
  Object.assign(used, { reads: 0, writes: 0 });
  let finished = false;
  for await (const { type } of client.ask(id, "Is the Smith family outside their IPS bands?")) {
    finished ||= type === "finish";
  }
  if (!finished) throw new Error("the turn did not finish");
  return used;
}
