import { RunBody } from "@advisor/protocol/research/requests";
import { expect, it } from "vitest";
import { blankForm, type StartForm, startBody } from "./start-body.ts";

const settings = {
  ...{ tools: ["perplexity_search", "company_lookup"], wait_between_tools: false, preview: 0 },
  ...{ second_look: true, max_steps: 5, parallel: 4 },
};

it.each<[Partial<StartForm>, object]>([
  [{ text: "Pfizer (PFE)\r\n\n Acme \n" }, { companies: ["Pfizer (PFE)", "Acme"] }],
  [{ source: "csv", csv: "name,symbol\nPfizer,PFE" }, { companies_csv: "name,symbol\nPfizer,PFE" }],
  [{ source: "household", household_id: "hh_d1" }, { household_id: "hh_d1" }],
  [
    { text: "Acme", household_id: "hh_d1" },
    { companies: ["Acme"], household_id: "hh_d1" },
  ],
  [
    { text: "Acme", max_cost_usd: "$0.50" },
    { companies: ["Acme"], max_cost_usd: 0.5 },
  ],
])("%j is a run that the API takes", (part, wanted) => {
  const read = startBody({ ...blankForm("tpl_1"), ...part });
  expect(read).toEqual({ body: { template_id: "tpl_1", ...wanted, ...settings } });
  expect("body" in read && RunBody.safeParse(read.body).success).toBe(true);
});

it("a single question replaces the template", () => {
  const read = startBody({ ...blankForm(null), question: " Who leads it? ", text: "Acme" });
  expect(read).toEqual({ body: { question: "Who leads it?", companies: ["Acme"], ...settings } });
});

it.each<[Partial<StartForm>, string]>([
  [{ template_id: "" }, "Choose a template, or write a question."],
  [{ text: " \n" }, "Name at least one company."],
  [{ source: "csv" }, "Choose a CSV file, or paste its lines."],
  [{ source: "household" }, "Choose a household."],
  [{ text: "Acme", max_cell_usd: "0" }, "A cap is an amount of dollars above zero, or empty."],
  [{ text: "Acme", max_cost_usd: "much" }, "A cap is an amount of dollars above zero, or empty."],
])("%j still misses something", (part, missing) => {
  expect(startBody({ ...blankForm("tpl_1"), ...part })).toEqual({ missing });
});
