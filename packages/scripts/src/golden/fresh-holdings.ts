import { lines } from "./lines.ts";

export const freshHoldings = lines(
  "fresh-holdings",
  `
D11 | how many msft | positions P | 12; ~$280.10
D11 | microsft shares | positions P | ~$280.10; ~12
D11 | what did i pay for voo | positions P | $390.55; ~25
D11 | is tesla one of my holdings | positions P | not held
D11 | do i have Apple Inc. stock? | positions P | 42; ~$150.25
D11 | do i own any meta | positions P | META is not held
D11 | whats my average cost on mircosoft | positions P | $280.10; ~12
D11 | how big is my apple position | positions P | 42; ~$150.25
D11 | VOO qty | positions P | 25; ~$390.55
D11 | how many shares of berkshire do i own | positions P | not held
D11 | do I own $F | positions P | F is not held
D11 | Am I a shareholder of Alphabet? | positions P | GOOGL is not held
D11 | my shares in apple - how many? | positions P | 42; ~$150.25
D11 | entry price aapl | positions P | $150.25; ~42
D11 | total cost of my apple position | positions P | $6,310.50; ~$150.25; ~42
D1 | how many vti do we have across all accounts | positions P | 850; ~$171.21; ~$156.85; ~600; ~250
D1 | gld holding | positions P | 80; ~$176.30
D1 | do they own tesla | positions P | not held
D1 | does karen own nvidia | positions P | 182; ~$24.35
D1 | cost basis of pfizer | positions P | $37.90; ~500
D1 | vxus shares in david's rollover | positions P | 700; !800; ~$52.80
D2 | how many microsoft shares are in the stock plan | positions P | 2,000; ~$284.89
D3 | how much p&g do we own | positions P | 250; ~$98.99
D3 | procter & gamble shares | positions P | ~$98.99; ~250
D3 | Rosa's TIP position | positions P | 500; ~$116.90
D4 | how many reliance shares | positions P | 120; ~$14.05
D4 | do we own RELIANCE.NS? | positions P | 120; ~$14.05
D9 | are we short tesla | positions P | -100; ~$251.00
D9 | how many jpmorgan shares | positions P | 400; ~$158.75
D5 | philip morris position | positions P | 500; ~$68.35
D5 | How many shares of PFE does Helen's IRA hold? | positions P | 500; !10,000; ~$25.15
D6 | how much esgv do we hold | positions P | 40,000; ~$61.48
D11 | holdings pls | positions_list L | AAPL; MSFT; VOO; ~$150.25; ~$280.10; ~$390.55; ~42; ~12; ~25
D11 | waht do i own | positions_list L | AAPL; MSFT; VOO; ~$150.25; ~$280.10; ~$390.55; ~42; ~12; ~25
D11 | MY PORTFOLIO | positions_list L | ~$150.25; ~$280.10; ~$390.55; ~42; ~12; ~25
D11 | list everything except apple | positions_list L | MSFT; VOO; !$150.25; ~$280.10; ~$390.55; ~12; ~25
D11 | my positions but only etfs | positions_list L | VOO; !MSFT; ~$390.55; ~25
D11 | just the stocks please | positions_list L | AAPL; MSFT; !VOO; ~$150.25; ~$280.10; ~42; ~12
D11 | how many different holdings have I got | positions_list L | ~$150.25; ~$280.10; ~$390.55; ~42; ~12; ~25
D11 | which holdings cost more than $200 a share | positions_list L | ~$150.25; ~$280.10; ~$390.55; ~42; ~12; ~25
D11 | show me my fixed income | positions_list L | no bonds
D11 | what's inside my brokerage acct | positions_list L | AAPL; ~$150.25; ~$280.10; ~$390.55; ~42; ~12; ~25
D11 | whole portfolio, without the funds | positions_list L | ~$150.25; ~$280.10; ~$390.55; ~42; ~12; ~25
D11 | positions in my 401k | positions_list L | no account named
D11 | what did i own last year | positions_list L | ~$150.25; ~$280.10; ~$390.55; ~42; ~12; ~25
D11 | what did I hold on january 1 | positions_list L | ~$150.25; ~$280.10; ~$390.55; ~42; ~12; ~25
D11 | show my three positions | positions_list L | AAPL; MSFT; VOO; ~$150.25; ~$280.10; ~$390.55; ~42; ~12; ~25
D11 | alphabetical list of positions | positions_list L | ~$150.25; ~$280.10; ~$390.55; ~42; ~12; ~25
D11 | do i own anything besides etfs | positions_list L | AAPL; MSFT; !VOO; ~$150.25; ~$280.10; ~42; ~12
D1 | what's in Karen's Roth? | positions_list L | QQQ; NVDA; !BND; ~$250.83; ~$24.35; ~$57.45; ~150; ~182; ~500
D1 | holdings in the joint account | positions_list L | PFE; !QQQ; ~$171.21; ~$104.36; ~$239.03; ~$37.90; ~$58.24; ~$51.32; ~$1.00; ~600; ~165; ~60; ~500; ~800; ~1,280; ~15,000
D1 | do the smiths own mutual funds | positions_list L | VMFXX; ~$1.00; ~15,000
D1 | list of stocks in karens roth ira | positions_list L | NVDA; !QQQ; ~$24.35; ~182
D1 | what do David's accounts hold | positions_list L | ~$288.23; ~$24.10; ~$52.80; ~$80.06; ~$176.30; ~300; ~1,000; ~700; ~1,500; ~80
D2 | what's in chidi's 401k | positions_list L | QQQ; BND; !MUB; ~$215.36; ~$73.90; ~400; ~4,000
D2 | etfs in amara's roth | positions_list L | VXUS; !VOO; ~$53.60; ~1,500
D3 | all muni bonds | positions_list L | MUB; VTEB; ~1,000; ~$107.23; ~1,260; ~$51.85
D4 | individual stocks | positions_list L | RELIANCE; !VTI; ~$14.05; ~120
D9 | list my shorts | positions_list L | TSLA; !JPM; ~$251.00; ~$4.85; ~$7.10; ~-100; ~-6; ~-2
D9 | options positions | positions_list L | AAPL261218C00235000; !JPM; ~$4.85; ~$7.10; ~-6; ~-2
D9 | everything excluding options | positions_list L | JPM; !AAPL261218C; ~$152.69; ~$100.15; ~$246.50; ~$158.75; ~$251.00; ~$74.78; ~$50.85; ~$106.70; ~1,000; ~600; ~200; ~400; ~-100; ~4,000; ~1,960
D5 | what is in the legacy trust | positions_list L | PM; KO; !PFE; ~$92.62; ~$68.35; ~$35.05; ~$52.40; ~$107.60; ~$54.10; ~$71.45; ~1,500; ~500; ~400; ~2,000; ~1,000
D5 | Children's Trust holdings | positions_list L | VOO; !PFE; ~$279.48; ~$49.95; ~$84.60; ~1,500; ~3,000; ~4,000
D6 | list alternatives | positions_list L | private_harborview_iv; !ESGV; ~$1,114.00; ~1,000
D6 | do we have private equity | positions_list L | private_harborview_iv; ~$1,114.00; ~1,000
D11 | median position size | positions_list L | No average; ~$150.25; ~$280.10; ~$390.55; ~42; ~12; ~25
D11 | hw many shrs of voo do i hav | positions P | 25; ~$390.55
D11 | own any ford? | positions P | F is not held
D11 | what was my purchase price for msft | positions P | $280.10; ~12
D11 | how much did i invest in apple | positions P | $6,310.50; ~$150.25; ~42
D11 | apple shares owned last year | positions P | not on file; ~$150.25; ~42
D11 | Is Nvidia in the portfolio? | positions P | NVDA is not held
D11 | number of vanguard s&p 500 shares | positions P | ~$390.55; ~25
D1 | pfe shares | positions P | 500; ~$37.90
D3 | ko position | positions P | 600; ~$39.15
D3 | hectors VTI | positions P | 200; !300; ~$101.35
D5 | pm shares | positions P | ~$68.35; ~500
D9 | how many jpm contracts | positions P | 400; ~$158.75
D11 | evrything i own | positions_list L | AAPL; MSFT; VOO; ~$150.25; ~$280.10; ~$390.55; ~42; ~12; ~25
D11 | list my stonks | positions_list L | ~$150.25; ~$280.10; ~42; ~12
D11 | funds? | positions_list L | no mutual funds
D11 | everything but the stocks | positions_list L | VOO; !MSFT; ~$390.55; ~25
D11 | how many positions have i | positions_list L | There are 3; ~$150.25; ~$280.10; ~$390.55; ~42; ~12; ~25
D11 | my holdings as of december 31 | positions_list L | not on file; ~$150.25; ~$280.10; ~$390.55; ~42; ~12; ~25
D11 | what did I own in november | positions_list L | not on file; ~$150.25; ~$280.10; ~$390.55; ~42; ~12; ~25
D11 | positions worth over 9000 | portfolio_ranking LQ | VOO; $10,308.50; !AAPL; ~$9,000.00
D2 | what's in the stock plan | positions_list L | MSFT; !VOO; ~$284.89; ~2,000
D3 | rosa's holdings | positions_list L | TIP; !JNJ; ~$116.90; ~$46.25; ~500; ~600
D4 | whats inside anika's 401k | positions_list L | VTTSX; !VTI; ~$39.66; ~1,000
D5 | list legacy trust stocks | positions_list L | PM; KO; !PFE; ~$68.35; ~$35.05; ~500; ~400
D6 | what does the endowment hold | positions_list L | ESGV; !VMFXX; ~$61.48; ~$50.90; ~$50.35; ~$79.18; ~$89.75; ~$1,114.00; ~40,000; ~1,500; ~30,000; ~36,000; ~5,000; ~1,000
D9 | any mutual funds? | positions_list L | no mutual funds
`,
);
