import type * as Company from "@advisor/domain/research/company";

/**
 * The template with the company's name and symbol filled in, in one pass, so that braces in a name
 * stay as they are.
 */
export const fillTemplate = (text: string, { name, symbol }: Company.Info): string =>
  text.replace(/\{(company_name|symbol)\}/g, (_, key: string) =>
    key === "company_name" ? name : (symbol ?? name),
  );

/** The query before the model's first step; undefined if the template has none. */
export function firstQuery(template: string, company: Company.Info): string | undefined {
  const query = fillTemplate(template, company).trim();
  return query === "" ? undefined : query;
}
