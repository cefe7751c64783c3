import * as Template from "@advisor/domain/research/template";
import { advisors } from "../advisors.ts";
import { asOf } from "../sample.ts";

interface Sample {
  slug: string;
  draft: Parameters<typeof Template.Draft.parse>[0];
}

const acquisitionScreen: Sample = {
  slug: "acquisition",
  draft: {
    name: "Acquisition screen",
    system_prompt:
      "You screen private companies for a buyer of small software and service businesses.",
    criteria: [
      {
        id: "independent",
        name: "Independent",
        description: "Is {company_name} independent?",
        first_query_template: "{company_name} independent owned company",
        disqualifying: true,
      },
      {
        id: "recurring",
        name: "Recurring revenue",
        description: "Is most revenue of {company_name} recurring?",
        first_query_template: "{company_name} recurring revenue subscriptions",
        disqualifying: true,
      },
      {
        id: "revenue",
        name: "Revenue",
        description: "What was the annual revenue of {company_name}?",
        first_query_template: "{company_name} annual revenue",
        answer_format: {
          type: "number",
          unit: "USD million",
          positive_if: { op: "gte", value: 30 },
        },
      },
      {
        id: "founder",
        name: "Founder leads",
        description: "Is the founder of {company_name} chief executive?",
        first_query_template: "{company_name} founder chief executive",
      },
      {
        id: "concentration",
        name: "Largest customer",
        description: "What percent of revenue did the largest customer of {company_name} pay?",
        first_query_template: "{company_name} largest customer percent revenue",
        answer_format: { type: "number", unit: "%", positive_if: { op: "lte", value: 20 } },
      },
    ],
  },
};

const dividendSafety: Sample = {
  slug: "dividend",
  draft: {
    name: "Dividend safety",
    system_prompt: "You check whether companies that a household holds can keep their dividends.",
    criteria: [
      {
        id: "yield",
        name: "Yield",
        description: "What is the dividend yield of {company_name}?",
        answer_format: { type: "number", unit: "%", positive_if: { op: "gte", value: 1 } },
        lookup: "dividend_yield",
        disqualifying: true,
      },
      {
        id: "debt",
        name: "Debt to equity",
        description: "What is the debt of {company_name} against its equity?",
        answer_format: { type: "number", unit: "x", positive_if: { op: "lte", value: 1.5 } },
        lookup: "debt_to_equity",
      },
      {
        id: "called_safe",
        name: "Called safe",
        description: "Is the dividend of {company_name} safe?",
        first_query_template: "{company_name} dividend safe finance chief",
      },
      {
        id: "outlook",
        name: "Outlook kept",
        description: "Did management of {company_name} keep its outlook for the full year?",
        first_query_template: "{company_name} outlook full year guidance",
        evidence: { min_sources: 1, max_age_days: 180 },
      },
    ],
  },
};

const productQuestion: Sample = {
  slug: "product",
  draft: {
    name: "Public API",
    system_prompt: "You look into products for an analyst who compares vendors.",
    criteria: [
      {
        id: "public_api",
        name: "Public API",
        description: "Does {company_name} offer a public API?",
        first_query_template: "{company_name} public API for developers",
      },
    ],
  },
};

/** The initial templates of every demo advisor. */
export const researchTemplates: readonly Template.Info[] = advisors.flatMap(({ advisor_id }) =>
  [acquisitionScreen, dividendSafety, productQuestion].map(({ slug, draft }) => ({
    ...Template.Draft.parse(draft),
    id: `tpl_${slug}_${advisor_id}`,
    advisor_id,
    version: 1,
    created_at: `${asOf}T00:00:00.000Z`,
    updated_at: `${asOf}T00:00:00.000Z`,
  })),
);
