import { bus } from "../infra/bus.ts";
import { secrets } from "../infra/secret.ts";
import { table } from "../infra/table.ts";
import { keyNames, modelKeys } from "./providers.ts";
import type { Stage } from "./stage.ts";

/** The storage and the event bus. */
export const data = ({ permanent }: Stage) => ({
  table: table({ protect: permanent }),
  ...bus(),
  keys: secrets(keyNames),
  modelKeys: Object.values(secrets(modelKeys)),
});

export type Data = ReturnType<typeof data>;
