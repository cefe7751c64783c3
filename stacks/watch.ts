import { alarms } from "../infra/alarm.ts";
import type { Compute } from "./compute.ts";
import type { Data } from "./data.ts";
import type { Edge } from "./edge.ts";
import type { Stage } from "./stage.ts";

/** Adds alarms to permanent stages. */
export function watch(stage: Stage, data: Data, edge: Edge, compute: Compute): void {
  if (stage.watch === undefined) return;
  const { api, title, workflow, tools } = compute;
  alarms({
    name: `${$app.name}-${stage.name}`,
    ...stage.watch,
    api: { name: edge.door.api.nodes.api.name, stage: stage.name, handler: api.name },
    title: title.name,
    workflow: workflow.name,
    tools: Object.fromEntries(Object.entries(tools).map(([name, one]) => [name, one.name])),
    table: data.table.name,
    deadLetters: data.deadLetters.name,
  });
}
