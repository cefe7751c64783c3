import { companyNames, knownTickers } from "@advisor/domain/text/company-names";

/** The market's names, for securities that nobody holds. */
export const directory = { tickers: knownTickers, names: companyNames };
