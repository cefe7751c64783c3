import type { Target } from "./target.ts";

/** How to reach the product as one advisor. */
export type AdvisorAccess = Pick<Target, "base" | "fetch"> & { token: string };
