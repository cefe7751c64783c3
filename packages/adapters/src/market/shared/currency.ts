/** Currencies that some markets quote in hundredths. */
const hundredths: Readonly<Record<string, string>> = {
  GBp: "GBP",
  GBX: "GBP",
  ZAc: "ZAR",
  ILA: "ILS",
};

/** The main currency, and how many quoted units make one unit of it: 100 for pence. */
export const splitCurrency = (currency: string): { currency: string; per: number } => {
  const whole = hundredths[currency];
  return whole === undefined ? { currency, per: 1 } : { currency: whole, per: 100 };
};
