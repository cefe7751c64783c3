import type * as Document from "@advisor/domain/document";
import { document } from "../records.ts";

export const documents: Document.Info[] = [
  document("doc_d12_ips", "ips", "2026-11-16", "Investment policy statement, new household", [
    `This policy was signed when the account was opened and takes effect with the first deposit.
    Targets are US equity 45 percent (40 to 50), international equity 15 percent (12 to 18), fixed
    income 35 percent (30 to 40) and cash 5 percent (3 to 10). Risk tolerance is moderate. A class
    outside of its band is brought back to the edge of the band, and money that arrives is used
    before anything is sold.`,
    `The account is empty today. A transfer from another firm has been announced, but neither its
    date nor its amount is known. Until it arrives there is nothing to compare with the targets.
    There are no limits on single companies yet; they will be agreed when the list of transferred
    holdings is known. The policy will be reviewed within three months of the first deposit.`,
  ]),
];
