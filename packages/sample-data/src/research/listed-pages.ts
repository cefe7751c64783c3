import type { WebResult } from "@advisor/domain/market/web-result";
import type { ListedRow } from "./listed-rows.ts";
import { newsPage, ownPage } from "./page.ts";

/** Web pages about a listed company: its outlook, dividend, and developer offering. */
export const listedPages = (name: string, row: ListedRow): WebResult[] => [
  ...outlook(name, row),
  ...dividend(name, row),
  ...developers(name, row),
];

function outlook(name: string, row: ListedRow): WebResult[] {
  if (row.outlook === null) return [];
  const text =
    row.outlook === "confirmed"
      ? `At an investor conference management of ${name} confirmed its outlook for the full year and kept its guidance unchanged.`
      : `Management of ${name} did not keep its outlook for the full year: it lowered its guidance and named weaker demand as the reason.`;
  return [
    newsPage({
      company: `${name} (${row.symbol})`,
      kind: "outlook",
      title: "outlook for the year",
      sentences: [text],
    }),
  ];
}

function dividend(name: string, row: ListedRow): WebResult[] {
  if (row.dividend === null) return [];
  const text =
    row.dividend === "secure"
      ? `The finance chief of ${name} called the dividend safe and said that it is paid from free cash flow.`
      : `The finance chief of ${name} said that the dividend is not safe at its present rate and is under review.`;
  return [
    newsPage({
      company: `${name} (${row.symbol})`,
      kind: "dividend",
      title: "dividend policy",
      sentences: [text],
    }),
  ];
}

function developers(name: string, row: ListedRow): WebResult[] {
  if (row.public_api === null) return [];
  const text = row.public_api
    ? `${name} offers a documented public API for developers.`
    : `${name} does not offer a public API for developers.`;
  return [
    ownPage({
      company: `${name} (${row.symbol})`,
      kind: "developers",
      title: "for developers",
      sentences: [text],
    }),
  ];
}
