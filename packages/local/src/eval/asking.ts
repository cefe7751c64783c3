import type { Target } from "./target.ts";

/** The way to the product for one advisor. */
export type Asking = Pick<Target, "base" | "fetch"> & { token: string };
