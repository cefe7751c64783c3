import { door } from "./door.ts";
import { model } from "./model.ts";
import type { Row } from "./row.ts";
import { store } from "./store.ts";
import { turns } from "./turns.ts";

/** Every fault that the product promises an exact behaviour for, with what proves it. */
export const rows: readonly Row[] = [...turns, ...model, ...store, ...door];
