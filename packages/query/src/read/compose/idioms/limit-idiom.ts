import type { Filter } from "../../../schema/query.ts";
import { type ClauseParts, withoutKeywords } from "../parts.ts";
import { isYesNo } from "../yes-no.ts";

/** "does Microsoft breach the limit": its weight against the limit; "by how much": the amount beyond it. */
export function testOfLimit(parts: ClauseParts): ClauseParts {
  const { filters, keywords, order, measures, unit } = parts;
  const check = parts.nouns.find(({ where }) => where.some(isOfLimit));
  const kept = check?.where.some(({ values }) => values.join() === "ok") === true;
  const [one, ...others] = filters;
  const field = one?.op === "is" && one.values.length === 1 ? limitChecks[one.field] : undefined;
  const open = measures.every((name) => name === "limit" || name === "weight");
  const amount = keywords.has("difference") || unit === "dollars";
  if (check === undefined || !(isYesNo(parts) || amount) || order !== null || !open) return parts;
  if (field === undefined || others.length > 0) return parts;
  const where = check.where.filter(({ field: of }) => of === "check");
  const checked =
    where.length > 0 ? where : [{ field: "check", op: "is" as const, values: [field] }];
  const nouns = [{ ...check, where: checked }];
  if (amount)
    return { ...withoutKeywords(parts, ["difference", "yes_no"]), nouns, measures: ["excess"] };
  return {
    ...parts,
    nouns,
    measures: ["weight"],
    compareMeasures: ["limit"],
    keywords: new Set([...keywords, "than" as const, ...(kept ? (["lesser"] as const) : [])]),
  };
}

const isOfLimit = ({ field, values }: Filter): boolean =>
  field === "status" && (values.join() === "breach" || values.join() === "ok");

/** The check of a limit that a security, an issuer or a sector has. */
const limitChecks: Readonly<Record<string, string>> = {
  ...{ symbol: "issuer", issuer: "issuer", sector: "sector" },
};
