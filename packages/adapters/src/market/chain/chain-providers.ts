import { Fault } from "@advisor/domain/fault";
import type { MarketPorts } from "@advisor/tools/market-ports";
import type { Sourced } from "@advisor/tools/sourced";
import { firstAnswer, type ProviderPort, withFailedProviders } from "./first-answer.ts";

/** The providers to ask for each port, in order. */
type Links = { readonly [Name in keyof MarketPorts]: readonly ProviderPort<MarketPorts[Name]>[] };

/** Builds every market port from its providers, which are asked in order until one has an answer. */
export function chainProviders(links: Links): MarketPorts {
  const { quotes, history, fundamentals, news, insiders, darkpool, congress, owners } = links;
  const { options, transcripts, funds, symbols, instruments, companies, web } = links;
  return {
    quotes: {
      get: (symbol, signal) => one(quotes, (port) => port.get(symbol, signal), signal),
      many: (wanted, signal) => list(quotes, (port) => port.many(wanted, signal), signal),
    },
    history: {
      daily: (symbol, range, signal) =>
        one(history, (port) => port.daily(symbol, range, signal), signal),
    },
    fundamentals: {
      get: (symbol, signal) => one(fundamentals, (port) => port.get(symbol, signal), signal),
    },
    news: {
      list: (wanted, range, signal) =>
        list(news, (port) => port.list(wanted, range, signal), signal),
    },
    insiders: listing(insiders),
    darkpool: listing(darkpool),
    congress: listing(congress),
    owners: listing(owners),
    options: {
      chain: (symbol, day, signal) =>
        one(options, (port) => port.chain(symbol, day, signal), signal),
    },
    transcripts: {
      get: (symbol, quarter, signal) =>
        one(transcripts, (port) => port.get(symbol, quarter, signal), signal),
    },
    funds: chainedFunds(funds),
    symbols: {
      suggest: (text) => list(symbols, (port) => port.suggest(text)),
      search: (text, limit, signal) =>
        list(symbols, (port) => port.search(text, limit, signal), signal),
    },
    instruments: {
      search: (request, signal) =>
        list(instruments, (port) => port.search(request, signal), signal),
    },
    instrument_quotes: {
      many: (ids, signal) =>
        list(links.instrument_quotes, (port) => port.many(ids, signal), signal),
    },
    instrument_history: {
      bars: (request, signal) =>
        one(links.instrument_history, (port) => port.bars(request, signal), signal),
    },
    companies: {
      lookup: (text, limit, signal) =>
        list(companies, (port) => port.lookup(text, limit, signal), signal),
    },
    web: {
      search: (query, limit, signal) =>
        sourced(web, (port) => port.search(query, limit, signal), nothingFound, signal),
    },
  };
}

function chainedFunds(links: Links["funds"]): MarketPorts["funds"] {
  return {
    get: (symbol, signal) => one(links, (port) => port.get(symbol, signal), signal),
    async many(symbols) {
      askChain(links);
      const ask = (port: MarketPorts["funds"]) => port.many(symbols);
      const found = await firstAnswer({ links, ask, missing: (funds) => funds.size === 0 });
      return found.value ?? new Map();
    },
    list: (text, limit, signal) => list(links, (port) => port.list(text, limit, signal), signal),
  };
}

/** Chains a port that lists rows for a symbol. */
function listing<Symbol, Rows, Value>(
  links: readonly ProviderPort<{
    list(symbol: Symbol, rows: Rows, signal?: AbortSignal): Promise<Sourced<Value> | undefined>;
  }>[],
) {
  return {
    list: (symbol: Symbol, rows: Rows, signal?: AbortSignal) =>
      one(links, (port) => port.list(symbol, rows, signal), signal),
  };
}

/** An empty list is an answer here: these ports return undefined for what they do not know. */
async function one<Port, Value>(
  links: readonly ProviderPort<Port>[],
  ask: (port: Port) => Promise<Sourced<Value> | undefined>,
  signal: AbortSignal | undefined,
): Promise<Sourced<Value> | undefined> {
  askChain(links);
  const missing = (value: Sourced<Value> | undefined) => value === undefined;
  const { value, failed } = await firstAnswer({ links, ask, missing, signal });
  return value === undefined ? undefined : withFailedProviders(value, failed);
}

const list = <Port, Row>(
  links: readonly ProviderPort<Port>[],
  ask: (port: Port) => Promise<Sourced<Row[]>>,
  signal?: AbortSignal,
): Promise<Sourced<Row[]>> => sourced(links, ask, (rows) => rows.length === 0, signal);

async function sourced<Port, Value>(
  links: readonly ProviderPort<Port>[],
  ask: (port: Port) => Promise<Sourced<Value>>,
  empty: (value: Value) => boolean,
  signal: AbortSignal | undefined,
): Promise<Sourced<Value>> {
  askChain(links);
  const missing = ({ value }: Sourced<Value>) => empty(value);
  const { value, failed } = await firstAnswer({ links, ask, missing, signal });
  if (value !== undefined) return withFailedProviders(value, failed);
  throw new Fault("missing", "not_found", "No provider has a match.");
}

const nothingFound = ({ answer, results }: { answer: string | null; results: unknown[] }) =>
  answer === null && results.length === 0;

function askChain(links: readonly unknown[]): void {
  if (links.length > 0) return;
  throw new Fault(
    "denied",
    "no_provider",
    "None of the configured providers answers this. Add one that does to PROVIDERS.",
  );
}
