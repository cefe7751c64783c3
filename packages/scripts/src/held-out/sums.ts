import { lines } from "../golden/lines.ts";

/** What is added up over several holdings, or averaged over several trades. */
export const sums = lines(
  "sums",
  `
D2 | average purchase price for MSFT this year | activity A | $445.56; 220 MSFT bought; $98,022.50; ~3; ~70; ~80; ~$468.30; ~$441.05; ~$429.60; !$284.89; !$398.15
D2 | what did we pay on average for MSFT between May and September | activity A | $454.68; 140 MSFT bought; $63,654.50; ~2; ~70; ~$468.30; ~$441.05; !$284.89
D2 | avg buy price of VXUS ytd | activity A | $61.25; ~1,000; !$59.57
D2 | average sale price of MSFT this year | activity A | no sales; !$284.89
D2 | average purchase price for MSFT | positions P | $284.89; ~2,000
D2 | average purchase price for MSFT this year >> and last year? | activity A | $398.15; ~80; !$445.56
D1 | how many shares of stock do we own in total | positions_list L | 907; ~4; ~165; ~60; ~500; ~182; ~$104.36; ~$239.03; ~$37.90; ~$24.35; !VTI
D9 | total number of shares held | positions_list L | 9,160; 100; 8; ~10; ~1,000; ~600; ~200; ~400; ~-100; ~-6; ~-2; ~4,000; ~1,960; ~$152.69; ~$100.15; ~$246.50; ~$158.75; ~$251.00; ~$4.85; ~$7.10; ~$74.78; ~$50.85; ~$106.70
`,
);
