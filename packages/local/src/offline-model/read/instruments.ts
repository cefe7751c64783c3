import type { InstrumentType, Segment } from "@advisor/domain/market/instrument";

/** An instrument to search for on the Indian exchanges. */
export interface InstrumentSearch {
  query: string;
  type: InstrumentType | null;
  /** The exchange, if named; it decides between instruments with the same name. */
  segment: Segment | null;
}

type Kind = "index" | "share" | "commodity" | "fund";

/** Common names of indices, shares and commodities; the first word is the exchange's symbol. */
const table: Readonly<Record<Kind, string>> = {
  index: `
NIFTY nifty 50|nifty50|nifty fifty|nifty|nity|niffty|^nsei
BANKNIFTY bank nifty|banknifty|nifty bank|^nsebank
SENSEX bse sensex|sensex|sensx|sensix|^bsesn
FINNIFTY fin nifty|finnifty|nifty financial services|nifty fin service
MIDCPNIFTY midcap nifty|midcpnifty|nifty midcap select|nifty midcap`,
  share: `
RELIANCE reliance industries|reliance|relaince|ril
TCS tata consultancy services|tata consultancy|tcs
HDFCBANK hdfc bank|hdfcbank|hdfc
INFY infosys|infy
ICICIBANK icici bank|icicibank|icici
SBIN state bank of india|sbin|sbi
ADANIENT adani enterprises|adanient|adani
ASIANPAINT asian paints|asianpaint
AXISBANK axis bank|axisbank
BHARTIARTL bharti airtel|bhartiartl|airtel
COALINDIA coal india|coalindia
HCLTECH hcl technologies|hcltech|hcl tech|hcl
HINDUNILVR hindustan unilever|hindunilvr|hul
ITC itc
JSWSTEEL jsw steel|jswsteel
LT larsen & toubro|larsen and toubro
M&M mahindra & mahindra|mahindra and mahindra|m&m
MARUTI maruti suzuki|maruti
NTPC ntpc
ONGC oil and natural gas corporation|ongc
POWERGRID power grid corporation|power grid|powergrid
SUNPHARMA sun pharmaceutical|sun pharma|sunpharma
TATASTEEL tata steel|tatasteel
TITAN titan company
ULTRACEMCO ultratech cement|ultracemco|ultratech
WIPRO wipro`,
  commodity: `
CRUDEOIL crude oil|crudeoil
NATURALGAS natural gas|naturalgas
GOLD gold
SILVER silver`,
  fund: "NIFTYBEES nifty bees|niftybees",
};

interface Name {
  said: string;
  query: string;
  kind: Kind;
  pattern: RegExp;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** Longer names first, so that "bank nifty" is not read as "nifty". */
const names: readonly Name[] = Object.entries(table)
  .flatMap(([kind, lines]) =>
    lines
      .trim()
      .split("\n")
      .flatMap((line): Name[] => {
        const [query = "", ...rest] = line.split(" ");
        const said = rest.join(" ").split("|");
        return said.map((name) => ({
          said: name,
          query,
          kind: kind as Kind,
          pattern: new RegExp(`(?<![\\w&^$.-])${escaped(name)}(?![\\w&-])`),
        }));
      }),
  )
  .sort((a, b) => b.said.length - a.said.length);

/** The instruments of Indian exchanges that the text names, in order; commodities only if contracts are meant. */
export function instruments(
  text: string,
  withCommodities = contracts.test(text),
): InstrumentSearch[] {
  let rest = text.toLowerCase().replaceAll("’", "'");
  const found: (Name & { at: number })[] = [];
  for (const name of names) {
    if (name.kind === "commodity" && !withCommodities) continue;
    const at = rest.includes(name.said) ? rest.search(name.pattern) : -1;
    if (at < 0) continue;
    found.push({ ...name, at });
    rest = rest.replaceAll(name.said, "_".repeat(name.said.length));
  }
  const inOrder = found.toSorted((a, b) => a.at - b.at);
  return [...new Map(inOrder.map((name) => [name.query, sought(name, text)])).values()];
}

/** Words that can only refer to the Indian exchanges. */
export const indianMarket =
  /\b(?:nse|bse|mcx|nifty|sensex|security ids?|lot size|search_instruments|indian (?:index|indices|shares?|stocks?|exchanges?|markets?))\b|\.(?:ns|bo)\b/i;

const contracts = /\b(?:mcx|futures?|futs?|commodit\w+)\b/i;
const option = /\b(?:options?|calls?|puts?|ce|pe|strikes?)\b/i;
const future = /\b(?:futures?|futs?)\b/i;

function sought({ query, kind }: Name, text: string): InstrumentSearch {
  const type = typeOf(kind, text);
  const strike = type?.startsWith("OPT") ? strikeOf(text) : "";
  return { query: `${query}${strike}`, type, segment: segmentOf(kind, text) };
}

function typeOf(kind: Kind, text: string): InstrumentType {
  if (kind === "fund") return "FUND";
  if (option.test(text)) {
    return ({ index: "OPTIDX", share: "OPTSTK", commodity: "OPTFUT" } as const)[kind];
  }
  if (kind === "commodity") return "FUTCOM";
  if (future.test(text)) return kind === "index" ? "FUTIDX" : "FUTSTK";
  return kind === "index" ? "INDEX" : "EQUITY";
}

/** The option suffix such as " 24500 CALL", as far as it was given. */
function strikeOf(text: string): string {
  const strike = /\b(\d{3,6})\b(?!-)/.exec(text)?.[1];
  const side = /\b(?:calls?|ce)\b/i.test(text)
    ? " CALL"
    : /\b(?:puts?|pe)\b/i.test(text)
      ? " PUT"
      : "";
  return `${strike === undefined ? "" : ` ${strike}`}${side}`;
}

function segmentOf(kind: Kind, text: string): Segment | null {
  if (kind !== "share" && kind !== "fund") return null;
  if (/\bbse\b|\.bo\b|\bbombay\b/i.test(text)) return "BSE_EQ";
  return /\bnse\b|\.ns\b/i.test(text) ? "NSE_EQ" : null;
}
