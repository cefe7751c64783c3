import type { RunView } from "@advisor/protocol/research/responses";

/** Display names of companies and criteria by id. */
export interface DisplayNames {
  company(id: string): string;
  criterion(id: string): string;
  companies: number;
  criteria: readonly string[];
}

export function displayNames({
  companies,
  template,
}: Pick<RunView, "companies" | "template">): DisplayNames {
  const byCompany = new Map(companies.map(({ id, name }) => [id, name]));
  const byCriterion = new Map(template.criteria.map(({ id, name }) => [id, name]));
  return {
    company: (id) => byCompany.get(id) ?? id,
    criterion: (id) => byCriterion.get(id) ?? id,
    companies: companies.length,
    criteria: template.criteria.map(({ id }) => id),
  };
}
