const scales: Record<string, number> = {
  k: 1_000,
  thousand: 1_000,
  grand: 1_000,
  m: 1_000_000,
  mm: 1_000_000,
  mn: 1_000_000,
  million: 1_000_000,
};

/** The first amount of dollars in the text: $60,000, 60k, 1.5 million, 60000 dollars. */
export function readMoney(text: string): number | null {
  const pattern =
    /(\$\s?)?(?<![\w.,-])(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)\s?(k|thousand|grand|mm|mn|m|million)?(?![\w%]|\s?%|[-/]\d)\s?(dollars|usd)?/gi;
  for (const [, sign, digits = "", scale, unit] of text.matchAll(pattern)) {
    const amount = Number(digits.replaceAll(",", "")) * (scales[scale?.toLowerCase() ?? ""] ?? 1);
    const marked = sign !== undefined || scale !== undefined || unit !== undefined;
    // A 401k is an account, whatever it is worth.
    if (digits === "401") continue;
    if (amount > 0 && (marked || amount >= 1_000)) return Math.round(amount * 100) / 100;
  }
  return null;
}
