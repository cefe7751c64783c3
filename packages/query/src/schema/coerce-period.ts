import { lastOfMonth } from "@advisor/domain/text/calendar";
import { dayOf, isRecord, ownName, renamed, type Synonyms } from "./coerce-values.ts";

/** A period by its name, a year, a month or a day, and with other names for its ends. */
export function coercePeriod(raw: unknown): unknown {
  if (typeof raw === "string" || typeof raw === "number") return periodOf(String(raw));
  if (!isRecord(raw)) return raw;
  const { name, ...rest } = renamed(raw, { from: "start start_date", to: "end end_date" });
  const ends = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [
      key,
      typeof value === "string" ? dayOf(value) : value,
    ]),
  );
  const isDated = "from" in ends || "to" in ends;
  if (typeof name !== "string" || (isDated && name === "custom")) return { ...ends };
  return isDated ? { name, ...ends } : periodOf(name);
}

const synonyms: Synonyms = {
  this_year: "ytd year_to_date",
  this_quarter: "qtd quarter_to_date",
  this_month: "mtd month_to_date",
  past_30d: "last_30d last_30_days past_30_days",
  past_1m: "past_month",
  past_3m: "last_3_months past_3_months",
  past_6m: "last_6_months past_6_months",
  past_1y: "past_year past_12m last_12_months past_12_months",
  next_30d: "next_30_days",
  next_90d: "next_90_days",
  all: "all_time",
};

function periodOf(text: string): { name: string } | { from: string; to: string } {
  if (/^\d{4}$/.test(text)) return { from: `${text}-01-01`, to: `${text}-12-31` };
  if (/^\d{4}-(0[1-9]|1[0-2])$/.test(text)) {
    const from = `${text}-01`;
    return { from, to: lastOfMonth(from) };
  }
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return { from: text, to: text };
  const name = text.toLowerCase().replaceAll(" ", "_");
  return { name: ownName(name, synonyms) };
}
