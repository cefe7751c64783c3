import type * as Security from "@advisor/domain/security";
import { allFacts } from "./market/facts.ts";

/** The close of 2026-11-20: prices kept by hand, moves and ranges derived from the symbol. */
export const quotes = (): Security.Quote[] => allFacts().map(({ quote }) => quote);
