/** What the simulated pages state about a listed company. Null means that no page states it. */
export interface ListedRow {
  symbol: string;
  outlook: "confirmed" | "lowered" | null;
  /** How safe management calls the dividend. */
  dividend: "secure" | "under review" | null;
  public_api: boolean | null;
}

const row = (
  symbol: string,
  outlook: ListedRow["outlook"],
  dividend: ListedRow["dividend"],
  public_api: boolean | null,
): ListedRow => ({ symbol, outlook, dividend, public_api });

/** Real companies with invented statements. The pages are labeled as simulated. */
export const listedRows: readonly ListedRow[] = [
  row("AAPL", "confirmed", "secure", true),
  row("ABBV", "confirmed", "secure", null),
  row("ADBE", "confirmed", null, true),
  row("AMZN", "confirmed", null, true),
  row("BTI", null, "secure", null),
  row("COST", "confirmed", "secure", null),
  row("CRM", "lowered", null, true),
  row("CSCO", "confirmed", "secure", true),
  row("CVX", "confirmed", "secure", false),
  row("DUK", "confirmed", "secure", null),
  row("GOOGL", null, null, true),
  row("HD", "lowered", "secure", false),
  row("IBM", "confirmed", "secure", true),
  row("INTC", "lowered", "under review", true),
  row("JNJ", "confirmed", "secure", null),
  row("JPM", null, "secure", true),
  row("KO", "confirmed", "secure", null),
  row("MCD", "confirmed", null, false),
  row("MRK", "lowered", "secure", null),
  row("MSFT", "confirmed", "secure", true),
  row("NVDA", "confirmed", null, true),
  row("O", "confirmed", "secure", null),
  row("ORCL", "confirmed", null, true),
  row("PEP", null, "secure", null),
  row("PFE", "lowered", "under review", null),
  row("PG", "confirmed", "secure", null),
  row("PM", "confirmed", "secure", null),
  row("T", "confirmed", "secure", true),
  row("TSLA", null, null, true),
  row("UPS", "lowered", "under review", true),
  row("V", "confirmed", "secure", true),
  row("VZ", "confirmed", "secure", true),
  row("WMT", "confirmed", "secure", false),
  row("XOM", "confirmed", "secure", false),
];
