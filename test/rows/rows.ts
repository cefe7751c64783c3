import { door } from "./door.ts";
import { model } from "./model.ts";
import type { Row } from "./row.ts";
import { store } from "./store.ts";
import { turns } from "./turns.ts";

/** Every fault with a promised behavior, and its tests. */
export const rows: readonly Row[] = [...turns, ...model, ...store, ...door];
