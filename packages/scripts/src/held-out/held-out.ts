import type { Golden } from "../golden/question.ts";
import { byAccount } from "./by-account.ts";
import { byOutsiders } from "./by-outsiders.ts";
import { carried } from "./carried.ts";
import { compared } from "./compared.ts";
import { conversations } from "./conversations.ts";
import { everyday } from "./everyday.ts";
import { atWork } from "./examined-at-work.ts";
import { byABranch } from "./examined-by-a-branch.ts";
import { byThree } from "./examined-by-three.ts";
import { forClients } from "./examined-for-clients.ts";
import { inOperations } from "./examined-in-operations.ts";
import { overAMonth } from "./examined-over-a-month.ts";
import { goneOn } from "./gone-on.ts";
import { heard } from "./heard.ts";
import { heldKinds } from "./held-kinds.ts";
import { keptTo } from "./kept-to.ts";
import { leaned } from "./leaned.ts";
import { limits } from "./limits.ts";
import { plainSpoken } from "./plain-spoken.ts";
import { rankings } from "./rankings.ts";
import { shares } from "./shares.ts";
import { sums } from "./sums.ts";
import { toldApart } from "./told-apart.ts";

/** Golden questions that no table is learned from, so that they tell how unseen ones fare. */
export const heldOut: readonly Golden[] = [
  ...everyday,
  ...conversations,
  ...carried,
  ...compared,
  ...byAccount,
  ...shares,
  ...limits,
  ...sums,
  ...heldKinds,
  ...rankings,
  ...keptTo,
  ...toldApart,
  ...goneOn,
  ...heard,
  ...leaned,
  ...plainSpoken,
  ...byOutsiders,
  ...byABranch,
  ...overAMonth,
  ...inOperations,
  ...forClients,
  ...byThree,
  ...atWork,
];
