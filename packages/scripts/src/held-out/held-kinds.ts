import { lines } from "../golden/lines.ts";

/** Holdings that are asked for by their kind or by a name of their own. */
export const heldKinds = lines(
  "held-kinds",
  `
D9 | what covered calls are open | positions_list L | AAPL261218C00235000; MSFT261218C00500000; ~-6; ~-2; ~$4.85; ~$7.10; !VTI
D9 | any puts? | positions_list L | No.; no puts; !AAPL261218C00235000
D9 | how many contracts are open | positions_list L | 8; ~2; ~-6; ~-2; ~$4.85; ~$7.10; !VTI
D6 | how many units of Harborview do we own | positions P | 1,000; private_harborview_iv; ~$1,114.00
D6 | Harborview value | symbol_performance PQ | no quote on file; ~1,000; !$
D6 | What's in the private fund | positions P | on no statement; 1,000; ~$1,114.00
D7 | Is there a price for the unlisted company they own? | positions_list L | no price of one is on file; !VOO; !$
D7 | what's the private business worth | positions_list L | no private investments; no price; !$
D1 | What's the money market balance | symbol_performance PQ | VMFXX; $15,000.00; ~15,000; ~$1.00; ~$0.00; ~0.00 %; ~0 %; !$1,000,000.00
D6 | how much is in the money market fund | symbol_performance PQ | $400,000.00; ~400,000; ~$1.00; ~$0.00; ~0.00 %; ~0 %; !$12,000,000.00
D4 | money market balance | positions P | No money market fund; !$
`,
);
