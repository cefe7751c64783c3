import type { Company } from "@advisor/domain/market/web-result";
import { fictionalCompanies } from "../research/fictional-rows.ts";
import type { Facts } from "./facts.ts";
import { privateCompanies } from "./private-rows.ts";

/** The country of companies that are listed in the United States but based elsewhere. */
const seats: Readonly<Record<string, string>> = {
  ACN: "Ireland",
  ASML: "Netherlands",
  BTI: "United Kingdom",
  ETN: "Ireland",
  LIN: "United Kingdom",
  MDT: "Ireland",
  NVO: "Denmark",
  TSM: "Taiwan",
};

/** All listed companies, private companies, and fictional ones for research. */
export const companiesOf = (all: readonly Facts[]): Company[] => [
  ...all.filter(({ security }) => security.kind === "stock").map(listedCompany),
  ...privateCompanies.map(([name, sector, country, about]) => ({
    name,
    symbol: null,
    exchange: null,
    sector,
    country,
    description: `${name} ${about}. It is a private company; its shares are not listed.`,
  })),
  ...fictionalCompanies.map(({ name, sector, country, business }) => ({
    name,
    symbol: null,
    exchange: null,
    sector,
    country,
    description: `${name} ${business}. It is a fictional private company of the sample data.`,
  })),
];

function listedCompany({ security }: Facts): Company {
  const { symbol, name, exchange, sector, currency } = security;
  const country = currency === "INR" ? "India" : (seats[symbol] ?? "United States");
  return {
    name,
    symbol,
    exchange,
    sector,
    country,
    description: `${name} is a company of the ${sector} sector with its seat in ${country}. Its shares are listed on ${exchange} as ${symbol}.`,
  };
}
