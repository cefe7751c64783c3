/** A constituent that is not in stock-rows.ts: name, issuer, and weight as a fraction of 1. */
export type UnlistedConstituent = readonly [name: string, issuer: string, weight: string];

// Main constituents with approximate weights, maintained by hand. The rest of each fund is
// undisclosed.
export const international: readonly UnlistedConstituent[] = [
  ["Taiwan Semiconductor Manufacturing", "tsmc", "0.027"],
  ["Tencent Holdings", "tencent", "0.013"],
  ["ASML Holding", "asml", "0.011"],
  ["Samsung Electronics", "samsung", "0.010"],
  ["SAP", "sap", "0.010"],
  ["Alibaba Group", "alibaba", "0.009"],
  ["Nestle", "nestle", "0.009"],
  ["Novartis", "novartis", "0.008"],
  ["Roche Holding", "roche", "0.008"],
  ["Toyota Motor", "toyota", "0.007"],
  ["HDFC Bank", "hdfc_bank", "0.005"],
  ["Reliance Industries", "reliance", "0.004"],
];

export const developed: readonly UnlistedConstituent[] = [
  ["ASML Holding", "asml", "0.015"],
  ["Samsung Electronics", "samsung", "0.014"],
  ["SAP", "sap", "0.013"],
  ["Nestle", "nestle", "0.012"],
  ["Novartis", "novartis", "0.011"],
  ["Roche Holding", "roche", "0.011"],
  ["Toyota Motor", "toyota", "0.010"],
  ["AstraZeneca", "astrazeneca", "0.010"],
  ["Shell", "shell", "0.010"],
  ["HSBC Holdings", "hsbc", "0.009"],
];

export const emerging: readonly UnlistedConstituent[] = [
  ["Taiwan Semiconductor Manufacturing", "tsmc", "0.098"],
  ["Tencent Holdings", "tencent", "0.047"],
  ["Alibaba Group", "alibaba", "0.032"],
  ["HDFC Bank", "hdfc_bank", "0.017"],
  ["Reliance Industries", "reliance", "0.013"],
  ["Xiaomi", "xiaomi", "0.012"],
  ["ICICI Bank", "icici_bank", "0.011"],
  ["Meituan", "meituan", "0.010"],
  ["Infosys", "infosys", "0.009"],
  ["China Construction Bank", "china_construction_bank", "0.009"],
];

export const aggregate: readonly UnlistedConstituent[] = [
  ["US Treasury", "us_treasury", "0.455"],
  ["Fannie Mae", "fannie_mae", "0.105"],
  ["Ginnie Mae", "ginnie_mae", "0.060"],
  ["Freddie Mac", "freddie_mac", "0.058"],
  ["Bank of America", "bank_of_america", "0.006"],
  ["JPMorgan Chase", "jpmorgan", "0.006"],
];

export const worldBonds: readonly UnlistedConstituent[] = [
  ["Government of Japan", "japan", "0.125"],
  ["Republic of France", "france", "0.078"],
  ["Republic of Italy", "italy", "0.070"],
  ["Federal Republic of Germany", "germany", "0.066"],
  ["United Kingdom", "united_kingdom", "0.054"],
];

export const municipal: readonly UnlistedConstituent[] = [
  ["State of California", "state_of_california", "0.042"],
  ["New York City Transitional Finance Authority", "nyc_tfa", "0.024"],
  ["State of New York Dormitory Authority", "ny_dormitory", "0.022"],
  ["Commonwealth of Massachusetts", "massachusetts", "0.018"],
  ["State of Texas", "state_of_texas", "0.015"],
];

export const treasuries: readonly UnlistedConstituent[] = [["US Treasury", "us_treasury", "0.995"]];

export const bills: readonly UnlistedConstituent[] = [["US Treasury", "us_treasury", "0.999"]];

export const gold: readonly UnlistedConstituent[] = [["Gold bullion", "gold_bullion", "0.999"]];

export const corporate: readonly UnlistedConstituent[] = [
  ["JPMorgan Chase", "jpmorgan", "0.029"],
  ["Bank of America", "bank_of_america", "0.027"],
  ["Goldman Sachs", "goldman_sachs", "0.022"],
  ["Morgan Stanley", "morgan_stanley", "0.021"],
  ["Wells Fargo", "wells_fargo", "0.019"],
  ["Verizon Communications", "verizon", "0.016"],
  ["AT&T", "att", "0.015"],
];

export const highYield: readonly UnlistedConstituent[] = [
  ["Medline", "medline", "0.004"],
  ["TransDigm", "transdigm", "0.004"],
  ["Cloud Software Group", "cloud_software", "0.003"],
  ["Tenet Healthcare", "tenet", "0.003"],
];
