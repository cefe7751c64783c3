import type { Dataset } from "../book/dataset.ts";
import { accountsDataset } from "./accounts.ts";
import { constituents } from "./constituents.ts";
import { documents } from "./documents.ts";
import { exposures } from "./exposures.ts";
import { holdings } from "./holdings.ts";
import { households } from "./households.ts";
import { lots } from "./lots.ts";
import { members } from "./members.ts";
import { needs } from "./needs.ts";
import { policies } from "./policies.ts";
import { policyChecks } from "./policy-checks.ts";
import { policyClasses } from "./policy-classes.ts";
import { positions } from "./positions.ts";
import { proposedTrades } from "./proposed-trades.ts";
import { quotes } from "./quotes.ts";
import { requiredDistributions } from "./required-distributions.ts";
import { returns } from "./returns.ts";
import { tasks } from "./tasks.ts";
import { transactions } from "./transactions.ts";
import { unvested } from "./unvested.ts";
import { valuations } from "./valuations.ts";

/** All datasets that a query can use. */
export const datasets = {
  holdings,
  positions,
  exposures,
  lots,
  accounts: accountsDataset,
  transactions,
  returns,
  valuations,
  quotes,
  policies,
  policy_classes: policyClasses,
  policy_checks: policyChecks,
  proposed_trades: proposedTrades,
  needs,
  required_distributions: requiredDistributions,
  unvested,
  constituents,
  households,
  members,
  tasks,
  documents,
} satisfies Record<string, Dataset>;

export type DatasetName = keyof typeof datasets;

export const datasetNames = Object.keys(datasets) as DatasetName[];

/** The dataset under a general type, so that measures and dimensions can be looked up by name. */
export const datasetOf = (name: DatasetName): Dataset => datasets[name];
