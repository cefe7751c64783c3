/** Issuers with several listed share classes, to combine them when an import names no issuer. */
const table = `
alphabet GOOG GOOGL
berkshire BRK.A BRK.B
atlanta_braves BATRA BATRK
bio_rad BIO BIO.B
brown_forman BF.A BF.B
central_garden CENT CENTA
clearway CWEN CWEN.A
fox FOX FOXA
formula_one FWONA FWONK
greif GEF GEF.B
heico HEI HEI.A
lennar LEN LEN.B
liberty_broadband LBRDA LBRDK
liberty_global LBTYA LBTYB LBTYK
liberty_live LLYVA LLYVK
mccormick MKC MKC.V
molson_coors TAP TAP.A
moog MOG.A MOG.B
news_corp NWS NWSA
paramount PARA PARAA
rush_enterprises RUSHA RUSHB
u_haul UHAL UHAL.B
under_armour UA UAA
watsco WSO WSO.B
zillow Z ZG
`;

const rows = table
  .trim()
  .split("\n")
  .map((line) => line.split(" "));

const issuers: ReadonlyMap<string, string> = new Map(
  rows.flatMap(([issuer = "", ...symbols]) => symbols.map((symbol) => [symbol, issuer] as const)),
);

/** Maps BRKB to BRK.B, unless BRKB is another security. */
const undotted: ReadonlyMap<string, string> = new Map(
  [...issuers.keys()].flatMap((symbol) =>
    symbol.includes(".") && !issuers.has(symbol.replace(".", ""))
      ? [[symbol.replace(".", ""), symbol] as const]
      : [],
  ),
);

/** The issuer of a share class; undefined if the class is not in the table. */
export const issuerOfShareClass = (symbol: string): string | undefined => issuers.get(symbol);

/** The dotted spelling of a known share class, such as BRK.B for BRKB. */
export const dottedShareClass = (symbol: string): string | undefined => undotted.get(symbol);
