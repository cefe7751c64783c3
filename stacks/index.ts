import { compute } from "./compute.ts";
import { data } from "./data.ts";
import { edge, open } from "./edge.ts";
import { stageOf } from "./stage.ts";
import { watch } from "./watch.ts";

/** Deploys a stage. The returned values are printed to whoever deploys it. */
export function start() {
  const stage = stageOf($app.stage, process.env);
  const kept = data(stage);
  const entrance = edge(stage);
  const running = compute(stage, kept, entrance);
  open(stage, entrance, running.api);
  watch(stage, kept, entrance, running);
  return {
    site: entrance.router.url,
    api: entrance.door.api.url,
    pool: entrance.identity.pool.id,
    client: entrance.client.id,
    programClient: entrance.program.id,
    table: kept.table.name,
    data: stage.permanent
      ? `empty until it is loaded: npm run seed -- --stage ${stage.name}`
      : `the sample data, by npm run deploy or npm run seed -- --stage ${stage.name}`,
  };
}
