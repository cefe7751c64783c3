import type { RunBody } from "@advisor/protocol/research/requests";
import type * as z from "zod";

export type StartBody = z.input<typeof RunBody>;

/** The form of a new run, as typed. */
export interface StartForm {
  /** Empty for a single question. */
  template_id: string;
  question: string;
  source: "text" | "csv" | "household";
  text: string;
  csv: string;
  household_id: string;
  tools: readonly string[];
  wait_between_tools: boolean;
  preview: boolean;
  second_look: boolean;
  max_cost_usd: string;
  max_cell_usd: string;
  max_steps: string;
  parallel: string;
}

export const usualTools = ["perplexity_search", "company_lookup"] as const;

export const blankForm = (template_id: string | null): StartForm => ({
  ...{ template_id: template_id ?? "", question: "", source: "text", text: "", csv: "" },
  ...{ household_id: "", tools: usualTools, wait_between_tools: false, preview: false },
  ...{ second_look: true, max_cost_usd: "", max_cell_usd: "", max_steps: "5", parallel: "4" },
});

/** The request body, or what is missing. */
export function startBody(form: StartForm): { body: StartBody } | { missing: string } {
  const asked = form.template_id === "" ? form.question.trim() : form.template_id;
  if (asked === "") return { missing: "Choose a template, or write a question." };
  const companies = companiesOf(form);
  if (companies === undefined) return { missing: missing[form.source] };
  const caps = {
    max_cost_usd: parseDollars(form.max_cost_usd),
    max_cell_usd: parseDollars(form.max_cell_usd),
  };
  if (Object.values(caps).some((cap) => cap !== undefined && !(cap > 0)))
    return { missing: "A cap is an amount of dollars above zero, or empty." };
  return {
    body: {
      ...(form.template_id === "" ? { question: asked } : { template_id: asked }),
      ...companies,
      tools: [...form.tools],
      wait_between_tools: form.wait_between_tools,
      preview: form.preview ? 3 : 0,
      second_look: form.second_look,
      max_steps: Number(form.max_steps),
      parallel: Number(form.parallel),
      ...(caps.max_cost_usd === undefined ? {} : { max_cost_usd: caps.max_cost_usd }),
      ...(caps.max_cell_usd === undefined ? {} : { max_cell_usd: caps.max_cell_usd }),
    },
  };
}

const missing = {
  text: "Name at least one company.",
  csv: "Choose a CSV file, or paste its lines.",
  household: "Choose a household.",
} as const;

function companiesOf(form: StartForm): Partial<StartBody> | undefined {
  // Household tools need to know the household, whatever the companies are.
  const about = form.household_id === "" ? {} : { household_id: form.household_id };
  if (form.source === "household") return form.household_id === "" ? undefined : about;
  if (form.source === "csv")
    return form.csv.trim() === "" ? undefined : { ...about, companies_csv: form.csv };
  const companies = form.text.split(/\r?\n/).map((line) => line.trim());
  const named = companies.filter((line) => line !== "");
  return named.length === 0 ? undefined : { ...about, companies: named };
}

/** Parses dollars as typed: $0.50, or 0,50 with a decimal comma. */
export const parseDollars = (text: string): number | undefined =>
  text.trim() === ""
    ? undefined
    : Number(text.replace(/^\s*\$|\s*\$\s*$/, "").replace(/^(\s*\d+),(\d{1,2}\s*)$/, "$1.$2"));
