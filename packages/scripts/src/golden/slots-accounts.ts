import { lines } from "./lines.ts";

/** Accounts by parts of their names and by whose they are, securities in plain words, bonds among ETFs. */
export const slotsAccounts = lines(
  "slots-accounts",
  `
D10 | how much does Laura have in her 401k | account_value S | $96,000.00; !$310,000.00
D10 | how much cash is at the online broker | cash_balance S | $22,500.00; Online brokerage; ~$0.00
D10 | value of Laura's Roth | account_value S | $65,000.00
D10 | value of Theo's Roth | account_value S | no account named; !$65,000.00
D12 | what's Riley's balance | account_value S | $0.00; New account
D2 | amara's roth value | account_value S | $96,000.00; Amara's Roth IRA
D1 | value of David's 401k | account_value S | no account named; !$335,350.00
D1 | cash at Fidelity | cash_balance S | no account named; !$35,000.00
D1 | Does Karen own any bonds in her traditional IRA? | positions_list L | Karen's traditional IRA; BND; 900; ~$74.60; !VTEB
D1 | value of Karen's accounts | account_value S | $294,980.00; ~$172,750.00; ~$122,230.00; Joint brokerage, which is shared, is not counted
D1 | cash in the retirement accounts | cash_balance S | $13,000.00; $6,000.00; $4,000.00; $3,000.00; ~$0.00; !Joint
D1 | gain on VTI in karens trad ira | symbol_performance PQ | $21,287.50; 54.29 %; Karen's traditional IRA; ~250; ~$39,212.50; ~$242.00; ~$60,500.00; ~$676.01; ~1.13 %
D5 | PFE loss in the family trust | symbol_performance PQ | $138,400.00; -35.09 %; Whitcomb Family Trust; ~10,000; ~$394,400.00; ~$25.60; ~$256,000.00; ~$2,006.55; ~0.79 %
D5 | List the stocks in the Whitcomb Family Trust | positions_list L | PFE; JNJ; !KO; ~10,000; ~$39.44; ~500; ~$66.15
D5 | how much Pfizer is held across all the trusts and Helen's IRA | positions P | 10,500; ~10,000; ~500; ~$39.44; ~$25.15
D5 | which trust has KO in it | positions P | Legacy Trust; 400; ~$35.05
D5 | account value of all the trusts | account_value S | $4,600,000.00; ~$2,400,000.00; ~$1,200,000.00; ~$1,000,000.00; !Helen
D5 | cash in the kids' trust | cash_balance S | $58,000.00; Children's Trust; ~$0.00
D4 | cash by account please | cash_balance S | $6,699.53; $1,199.53; $5,500.00; ~$0.00
D8 | cash in each account | cash_balance S | $56,000.00; $38,000.00; $18,000.00; ~$0.00
D10 | which accounts do they have | account_value S | $310,000.00; ~$96,000.00; ~$134,500.00; ~$65,000.00; ~$14,500.00; Online brokerage; Theo's 529 plan
D12 | what accounts do they have | account_value S | New account; $0.00
D3 | Which muni funds do they have? | positions_list L | MUB; VTEB; !BND; !SCHD; 1,000; 1,260; ~$107.23; ~$51.85
D8 | show her muni positions | positions_list L | MUB; 800; ~$105.98; !BND
D11 | which funds are they invested in? | positions_list L | no mutual funds; VOO
D3 | how much coke do we own | positions P | 600; ~$39.15
D11 | got any bitcoin? | positions P | BTC is not held
D6 | Does the foundation hold any crypto? | positions P | No crypto is held
D9 | how much have I made on the apple calls | symbol_performance PQ | $810.00; 27.84 %; ~-6; ~-$2,910.00; ~$3.50; ~-$2,100.00; ~$2,910.00
D11 | how's the s&p fund treating them | symbol_performance PQ | $544.75; ~5.58 %; ~$9,763.75; ~25; ~$412.34; ~$10,308.50; ~$81.81; ~0.8 %
`,
);
