import type { Filter } from "../../../schema/query.ts";
import type { ClauseItems } from "../items.ts";
import { type ClauseParts, isProposal, isPurchaseOrSale } from "../parts.ts";

/** "wire 40,000 to the IRS" is an instruction to pay. */
export const isPaymentInstruction = (items: ClauseItems, at: number, { field }: Filter): boolean =>
  at === 0 && field === "method" && items.at(1)?.is === "number";

/** "sell 5 AAPL" is an instruction to trade. */
export const isTradeInstruction = (items: ClauseItems, at: number, dataset: string): boolean =>
  at === 0 && dataset === "transactions" && !items.isPlural(at) && items.at(1)?.is === "number";

/** "should Hector sell his bonds"; what a proposal sells is on file. */
export const asksWhetherToTrade = ({ keywords, nouns }: ClauseParts): boolean =>
  keywords.has("should") && nouns.some(isPurchaseOrSale) && !nouns.some(isProposal);
