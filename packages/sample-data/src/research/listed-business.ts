import { decimal } from "@advisor/domain/decimal";
import type { WebResult } from "@advisor/domain/market/web-result";
import { fundamentalsOf } from "../market/fundamentals.ts";
import { listingOf } from "../securities.ts";
import { ownPage } from "./page.ts";

/**
 * How a listed company earns its revenue, on the simulated web. Null means that no page states it.
 */
interface BusinessRow {
  symbol: string;
  /** Percent of revenue from subscriptions and service contracts. */
  recurring_pct: number | null;
  founder_led: boolean | null;
  /** Percent of revenue from the largest customer. */
  largest_customer_pct: number | null;
}

const row = (
  symbol: string,
  recurring_pct: number | null,
  founder_led: boolean | null,
  largest_customer_pct: number | null,
): BusinessRow => ({ symbol, recurring_pct, founder_led, largest_customer_pct });

/** Real companies with invented statements. Revenue matches the sample fundamentals. */
export const businessRows: readonly BusinessRow[] = [
  row("AAPL", 26, false, null),
  row("ADBE", 94, false, null),
  row("AMZN", null, false, 3),
  row("CRM", 93, true, 2),
  row("CSCO", 54, false, 9),
  row("GOOGL", null, false, null),
  row("IBM", 51, null, 4),
  row("INTC", 8, false, 19),
  row("JNJ", null, null, 18),
  row("MSFT", 71, false, null),
  row("NVDA", 12, true, 23),
  row("ORCL", 77, false, 5),
  row("PFE", null, null, 16),
  row("T", 83, null, null),
  row("TSLA", 9, null, 2),
  row("VZ", 79, null, null),
];

/** Pages about a listed company for acquisition research. */
export function businessPages(name: string, row: BusinessRow): WebResult[] {
  const company = `${name} (${row.symbol})`;
  const about = [
    `${name} is independent: it is owned by many shareholders, and no other company holds a majority.`,
    leader(name, row),
  ];
  const earns = [revenue(name, row), recurring(row), largest(row)];
  return [
    ownPage({ company, kind: "about", title: "about the company", sentences: about }),
    ownPage({ company, kind: "business", title: "how the business earns", sentences: earns }),
  ];
}

function leader(name: string, { founder_led }: BusinessRow): string | null {
  if (founder_led === null) return null;
  return founder_led
    ? `A founder of ${name} is still its chief executive.`
    : `The founder of ${name} is no longer chief executive.`;
}

function revenue(name: string, { symbol }: BusinessRow): string | null {
  const reported = fundamentalsOf(listingOf(symbol));
  if (reported === null || reported.revenue === null) return null;
  const millions = decimal(reported.revenue).div(1_000_000).round(0).toNumber();
  return `Annual revenue of ${name} was ${millions.toLocaleString("en-US")} million US dollars in the year to ${reported.period_end}.`;
}

function recurring({ recurring_pct }: BusinessRow): string | null {
  if (recurring_pct === null) return null;
  const most = recurring_pct > 50 ? "most revenue is recurring" : "most revenue is not recurring";
  return `Subscriptions and service contracts made up ${recurring_pct} percent of revenue, so ${most}.`;
}

const largest = ({ largest_customer_pct }: BusinessRow): string | null =>
  largest_customer_pct === null
    ? null
    : `The largest customer paid ${largest_customer_pct} percent of revenue.`;
