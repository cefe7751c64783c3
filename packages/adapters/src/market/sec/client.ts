import { type ProviderDeps, type ProviderHttp, providerHttp } from "../http/provider-http.ts";

/**
 * HTTP clients for EDGAR's three hosts. They share one queue, because the limit of ten requests per
 * second applies to all of them together.
 */
export interface EdgarClients {
  www: ProviderHttp;
  data: ProviderHttp;
  search: ProviderHttp;
}

export type EdgarDeps = ProviderDeps & { base: string | undefined; userAgent: string | undefined };

/**
 * EDGAR needs no key, but refuses clients whose User-Agent does not identify them with a contact.
 */
export function openEdgar({ base, userAgent, ...world }: EdgarDeps): EdgarClients {
  const www = providerHttp({
    ...world,
    provider: "sec",
    base: base ?? "https://www.sec.gov",
    headers: { "user-agent": userAgent ?? "" },
    needs: { SEC_USER_AGENT: userAgent },
    pace: { perSecond: 10 },
    timeoutMs: 10_000,
    refused: ({ status, body }) => {
      if (status !== 403) return undefined;
      if (/undeclared/i.test(String(body))) return { reason: "no_key", sentence: undeclared };
      return /request rate/i.test(String(body)) ? "rate_limited" : undefined;
    },
  });
  return {
    www,
    data: www.at(base ?? "https://data.sec.gov"),
    search: www.at(base ?? "https://efts.sec.gov"),
  };
}

/** EDGAR's message to clients that do not identify themselves. */
const undeclared =
  "does not accept who asks: SEC_USER_AGENT must be a name and a mail address of yours.";

/** The folder of a filing's documents. */
export const filingFolder = (cik: number, accession: string): string =>
  `/Archives/edgar/data/${cik}/${accession.replaceAll("-", "")}`;

export const padCik = (cik: number): string => String(cik).padStart(10, "0");

export const filingSource = (as_of: string) => ({
  as_of,
  provider: "sec",
  delay: "filing" as const,
  simulated: false,
});
