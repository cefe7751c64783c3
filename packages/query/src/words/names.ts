import { assetClassName } from "@advisor/domain/money";
import { dayText } from "./format.ts";

const known: Readonly<Record<string, string>> = {
  etf: "ETF",
  sep_ira: "SEP IRA",
  simple_ira: "SIMPLE IRA",
  traditional_ira: "traditional IRA",
  rollover_ira: "rollover IRA",
  inherited_ira: "inherited IRA",
  roth_ira: "Roth IRA",
  roth_401k: "Roth 401(k)",
  "401k": "401(k)",
  "403b": "403(b)",
  hsa: "HSA",
  "529": "529 plan",
  rmd: "required distribution",
  ips: "IPS",
  ips_invalid: "invalid policy",
  no_ips: "no policy",
  drip: "dividend reinvestment",
  usd_cash: "cash",
};

/** Fields whose values are fixed codes, not names. */
const worded = new Set([
  ...["account_type", "tax_treatment", "kind", "asset_class", "side", "term", "source", "type"],
  ...["status", "check", "mode", "role", "priority", "managed"],
]);

/**
 * The wording of the status "ok" in each dataset. Elsewhere it reads "in order", which would claim
 * too much of a policy.
 */
const okText: Readonly<Record<string, string>> = {
  policies: "checked",
  policy_checks: "within its limit",
};

/** The display text of a dimension value of a dataset. */
export function valueText(field: string, value: string, dataset = ""): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return dayText(value);
  if (field === "month") return monthText(value);
  if (value === "usd_cash") return "cash";
  if (field === "status" && value === "ok") return okText[dataset] ?? value;
  if (field === "term" && value !== "unknown") return `${value}-term`;
  if (dataset === "returns" && field === "account" && value === "all") return "all accounts";
  if (!worded.has(field)) return value;
  return known[value] ?? assetClassName(value);
}

/** Formats 2026-11 as Nov 2026. */
const monthText = (month: string): string => dayText(`${month}-01`).replace(" 1,", "");
