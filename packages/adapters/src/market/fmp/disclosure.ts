import type { CongressTrade } from "@advisor/domain/market/trades";

/** The range of a STOCK Act disclosure: "$1,001 - $15,000", or "Over $50,000,000" without an end. */
export function parseAmountRange(
  text: string | null,
): Pick<CongressTrade, "amount_from" | "amount_to"> {
  const found = [...(text ?? "").matchAll(/\$?(\d[\d,]*(?:\.\d+)?)/g)].map(([, digits = ""]) =>
    digits.replaceAll(",", ""),
  );
  return { amount_from: found[0] ?? null, amount_to: found[1] ?? null };
}

const sides: readonly [RegExp, CongressTrade["side"]][] = [
  [/^(buy|purchase)/i, "purchase"],
  [/^(sell|sale|sold)/i, "sale"],
  [/^exchange/i, "exchange"],
];

export const congressSide = (text: string | null): CongressTrade["side"] =>
  sides.find(([words]) => words.test(text ?? ""))?.[1] ?? "unknown";
