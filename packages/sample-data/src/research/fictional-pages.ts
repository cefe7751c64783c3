import type { WebResult } from "@advisor/domain/market/web-result";
import type { FictionalCompany } from "./fictional-rows.ts";
import { ownPage } from "./page.ts";

/**
 * Web pages about a fictional company: its business, its revenue model, and its developer offering.
 */
export const fictionalPages = (company: FictionalCompany): WebResult[] => [
  about(company),
  business(company),
  ...developers(company),
];

const about = (company: FictionalCompany): WebResult =>
  ownPage({
    company: company.name,
    kind: "about",
    title: "about the company",
    sentences: [
      `${company.name} ${company.business}.`,
      `Its head office is in ${company.country}.`,
      company.employees === null ? null : `The company has ${whole(company.employees)} employees.`,
      leader(company),
      company.parent === null
        ? `${company.name} is independent and owned by its management and staff.`
        : `${company.name} is not independent: it has been owned by ${company.parent} since 2024.`,
    ],
  });

function leader({ name, founder_led }: FictionalCompany): string | null {
  if (founder_led === null) return null;
  return founder_led
    ? `The founder of ${name} is still its chief executive.`
    : `The founder of ${name} is no longer chief executive; an outside manager took over in 2023.`;
}

const business = ({
  name,
  revenue_usd_m,
  recurring_pct,
  largest_customer_pct,
}: FictionalCompany): WebResult =>
  ownPage({
    company: name,
    kind: "business",
    title: "how the business earns",
    sentences: [
      revenue_usd_m === null
        ? `${name} does not publish its revenue.`
        : `Annual revenue of ${name} was ${revenue_usd_m} million US dollars in 2025.`,
      recurring_pct === null
        ? null
        : `Subscriptions and service contracts made up ${recurring_pct} percent of revenue, so ${
            recurring_pct > 50 ? "most revenue is recurring" : "most revenue is not recurring"
          }.`,
      largest_customer_pct === null
        ? null
        : `The largest customer paid ${largest_customer_pct} percent of revenue.`,
    ],
  });

function developers({ name, public_api }: FictionalCompany): WebResult[] {
  if (public_api === null) return [];
  const text = public_api
    ? `${name} offers a documented public API for developers, with keys on request.`
    : `${name} does not offer a public API; customers exchange files instead.`;
  return [
    ownPage({ company: name, kind: "developers", title: "for developers", sentences: [text] }),
  ];
}

const whole = (count: number): string => count.toLocaleString("en-US");
