import type * as z from "zod";
import type { AssetClass } from "../brokerage/dataset.ts";
import { knownTickers } from "./company-names.ts";

/**
 * The asset class of a symbol, from its form (OCC option symbols; Nasdaq mutual fund symbols of
 * five letters ending in X) or because it is well known; undefined when neither applies.
 */
export function securityClass(symbol: string): z.infer<typeof AssetClass> | undefined {
  if (/^[A-Z.]{1,6}\d{6}[CP]\d{8}$/.test(symbol)) return "options";
  if (/^private_/.test(symbol)) return "private";
  if (/^[A-Z]{4}X$/.test(symbol)) return "funds";
  if (etfs.has(symbol)) return "etf";
  return knownTickers.has(symbol) || /\.(?:NS|BO)$/.test(symbol) ? "stocks" : undefined;
}

const etfs: ReadonlySet<string> = new Set(
  "VOO VTI VXUS BND BNDX VEA VWO VUG VTV VIG VYM VNQ VTEB VGT SPY IVV AGG QQQ GLD IWM DIA SCHD ARKK QQQM ESGV VSGX IEFA IEMG EFA EEM INDA IAU MUB SGOV BIL TIP HYG LQD TLT SHY IEF VGIT VCIT SCHB ITOT IJH IJR XLK XLF XLE XLV XLI XLP XLU XLY XLB XLRE XLC SSO TQQQ SQQQ RSP VB VO VBR VBK VOE VOT VV VT VEU VGK VPL BNDW SCHP VTIP STIP GOVT VGSH VGLT VCSH VCLT BSV BIV BLV JNK MBB VMBS EMB IUSB SPAB SCHZ FBND TFI CMF NYF ITM HYD SUB PZA SCHX SCHA SCHF SCHE SCHG SCHV SPLG SPYG SPYV MDY SMH SOXX SLV USO ACWI IXUS IWF IWD IWB USMV QUAL MTUM DVY SDY NOBL JEPI JEPQ DGRO HDV VOOG VOOV MGK BITO IBIT".split(
    " ",
  ),
);
