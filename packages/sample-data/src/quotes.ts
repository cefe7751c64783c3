import type * as Security from "@advisor/domain/security";
import { allFacts } from "./market/facts.ts";

/**
 * Quotes at the close of 2026-11-20: prices are set by hand, changes and ranges derived from the
 * symbol.
 */
export const quotes = (): Security.Quote[] => allFacts().map(({ quote }) => quote);
