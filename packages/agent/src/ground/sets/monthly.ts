import type { Sentence } from "../sentences.ts";
import type { SetClaim } from "./clause.ts";
import { textOf } from "./row-facts.ts";
import type { Table } from "./tables.ts";

const monthly =
  /\$([\d,]+(?:\.\d+)?)(?: (?:[a-z]+ ){0,3}?)?(every month|each month|per month|a month|monthly)\b/gi;

/** "They withdraw $5,000 every month": more than one transfer has that amount. */
export function monthlyClaims({ said, start }: Sentence, tables: readonly Table[]): SetClaim[] {
  const transfers = tables.flatMap(({ rows }) =>
    rows.filter((row) => /^(?:deposit|withdrawal)$/i.test(textOf(row, "type"))),
  );
  return [...said.matchAll(monthly)].flatMap(
    ({ 0: whole, 1: amount = "", 2: words = "", index }) => {
      const own = transfers.filter(
        ({ record }) => record.amount === Number(amount.replaceAll(",", "")),
      );
      const at = start + index + whole.length - words.length;
      return own.length === 1 && transfers.length > 2 ? [{ at, text: words, isTrue: false }] : [];
    },
  );
}
