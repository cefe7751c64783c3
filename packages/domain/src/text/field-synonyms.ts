import { stem } from "./stem.ts";

/** Synonyms in finance, one group per line. A search for one also finds the others, with a lower score. */
const groups = `
basis cost paid purchase price
university college school tuition education 529
rmd required mandatory distribution withdrawal
distribution payout payment withdrawal
payout spend spending
die dies died death passed late
inherit inherited estate inheritance
harvest loss offset
wash thirty
forbid forbidden ban prohibited exclude exclusion
cigarette tobacco smoking smoke smoker
house home flat residence apartment condo
crypto bitcoin
charity church parish donate donation give given gift
salary wage wages pay income earnings compensation promotion promoted raise
retire retirement
pension annuity
fee charge cost
scam fraud suspicious phishing
boss employer company work job layoff layoffs
business company firm
india indian mumbai
blackout window compliance closed embargo lockup restricted
vest unit rsu grant
emergency reserve cushion
begin start
valuation appraisal appraiser value worth valued marked
buyer competitor acquirer bid rival takeover merger acquisition
mortgage loan borrow debt leverage collateral pledge
currency exchange rupee dollar fx
reinvest drip reinvested
muni municipal
tech technology sector
smallest least minimum small below tiny
attached fond habit keep sentimental loyal
bracket rate
penalty fine surcharge
skip miss missed missing
fall drop decline loss crash plunge downturn drawdown
trade sell buy trading
month monthly
beneficiary heir dies inherit
form paperwork document papers
quarterly quarter estimated
tax taxes irs levy levies
trustee trust fiduciary
grant library support
illiquid private
commitment call capital
limit maximum max cap most exceed ceiling
withhold withheld
bonus promotion promoted raise
vacation trip cabin lake
doctor health illness well sick ill
daughter son child stepson stepdaughter
baby child birth born
wife husband spouse
mother mom father dad parent relative relatives
reit estate property
present gift
exempt nontaxable untaxed
rally run surge boom
spend spending expense budget bills
last long run out
carry carryforward forward leftover left unused earlier
target band allocation
letter email mail correspondence
review revisit meeting
roof repair renovation improvement replaced
insurance policy coverage cover
sell sale dispose unload dump liquidate divest
buy purchase acquire
deposit contribution money
save saving savings
signed signature amendment
vote board decide
foreign overseas abroad india
advice tip suggestion recommendation recommend hint
tolerance risk bear withstand stomach
correct fix repair amend amendment wrong
statement record papers archive files confirmation
deadline due cutoff latest
machine equipment machinery
quit resign leave left departed
gun weapon arms firearms
coal oil fossil carbon
sibling brother sister
school fees tuition
prison prisons
annual yearly year
rule ban policy guideline
`;

/** Every word that has synonyms. */
export const synonymWords: readonly string[] = groups.trim().split(/\s+/);

const byStem = new Map<string, Set<string>>();
for (const group of groups.trim().split("\n")) {
  const words = group.split(" ");
  for (const word of words) {
    const known = byStem.get(stem(word)) ?? new Set();
    for (const other of words) if (other !== word) known.add(other);
    byStem.set(stem(word), known);
  }
}

/** The synonyms of a word in any of its forms: of "inherits" as of "inherit". */
export const synonymsOf = (word: string): readonly string[] => [...(byStem.get(stem(word)) ?? [])];
