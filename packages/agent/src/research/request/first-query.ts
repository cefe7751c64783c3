import type * as Company from "@advisor/domain/research/company";

/** The text with what it names of the company; one pass, so that a name with braces stays a name. */
export const filled = (text: string, { name, symbol }: Company.Info): string =>
  text.replace(/\{(company_name|symbol)\}/g, (_, key: string) =>
    key === "company_name" ? name : (symbol ?? name),
  );

/** What is asked before the model's first step; undefined where the template asks nothing. */
export function firstQuery(template: string, company: Company.Info): string | undefined {
  const query = filled(template, company).trim();
  return query === "" ? undefined : query;
}
