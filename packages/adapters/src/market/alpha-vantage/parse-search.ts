import * as Security from "@advisor/domain/security";
import * as z from "zod";
import { keepCompleteRows } from "../shared/complete.ts";
import { fittingRows } from "../shared/fitting-rows.ts";
import { textField } from "../shared/values.ts";

/** SYMBOL_SEARCH, best match first. It names a region, never an exchange. */
export const AlphaVantageMatches = z.object({
  bestMatches: fittingRows(
    z.object({
      "1. symbol": textField,
      "2. name": textField,
      "3. type": textField,
      "8. currency": textField,
    }),
  ).default([]),
});

const kinds: Readonly<Record<string, Security.Info["kind"]>> = {
  Equity: "stock",
  ETF: "etf",
  "Mutual Fund": "mutual_fund",
};

export const parseSecurities = ({
  bestMatches,
}: z.infer<typeof AlphaVantageMatches>): Security.Info[] =>
  keepCompleteRows(
    "alpha-vantage",
    Security.Info,
    bestMatches.map((match) => ({
      symbol: match["1. symbol"],
      name: match["2. name"],
      exchange: null,
      kind: kinds[match["3. type"] ?? ""] ?? null,
      currency: match["8. currency"],
      sector: null,
      issuer_id: null,
      asset_class: null,
    })),
  );
