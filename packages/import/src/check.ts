import { holdingFaults } from "./check-holdings.ts";
import { policyRowFaults } from "./check-policies.ts";
import { statementFaults } from "./check-statements.ts";
import { unvestedFaults } from "./check-unvested.ts";
import { type Draft, type FileFault, faultLine, positiveFaults } from "./fault.ts";
import { faultsOfIssue } from "./issues.ts";
import { File, type HouseholdRow } from "./schema.ts";
import {
  duplicateFaults,
  hasId,
  independentFaults,
  type ParsedHousehold,
  parseHouseholds,
} from "./view.ts";

export interface CheckResult {
  /** Every fault, one line each; `households` is complete if there are none. */
  faults: string[];
  households: HouseholdRow[];
}

/**
 * Finds all faults in a draft without the store. An invalid row does not hide the faults of others.
 */
export function checkDraft(draft: Draft, advisor: string | undefined): CheckResult {
  const { content } = draft;
  if (content === undefined) return { faults: draft.faults, households: [] };
  const parsed = File.safeParse(content);
  const views = parseHouseholds(content);
  const found = [
    ...(parsed.error?.issues ?? []).flatMap((issue) => faultsOfIssue(issue, content)),
    ...views.flatMap((view) => [
      ...advisorFaults(view, advisor),
      ...idFaults(view),
      ...accountFaults(view),
      ...holdingFaults(view),
      ...policyRowFaults(view),
      ...needFaults(view),
      ...unvestedFaults(view),
      ...statementFaults(view),
    ]),
    ...acrossHouseholds(views),
  ];
  const lines = found.map((fault) => faultLine(draft, fault));
  return {
    faults: [...draft.faults, ...new Set(lines)],
    households: parsed.data?.households ?? [],
  };
}

function advisorFaults(
  { advisor, path }: ParsedHousehold,
  advisorId: string | undefined,
): FileFault[] {
  if (advisor !== undefined || advisorId !== undefined) return [];
  return [
    { path: [...path, "advisor_id"], problem: "is missing", remedy: "add it or use --advisor" },
  ];
}

const idFaults = ({ members, policies, needs, ...view }: ParsedHousehold): FileFault[] => [
  ...duplicateFaults(view.documents.ids, "the document"),
  ...duplicateFaults(view.notes.ids, "the note"),
  ...duplicateFaults(view.tasks.ids, "the task"),
  ...duplicateFaults(members.ids, "the member"),
  ...duplicateFaults(policies.ids, "the policy"),
  ...duplicateFaults(needs.ids, "the need"),
];

function accountFaults({ accounts, members }: ParsedHousehold): FileFault[] {
  return accounts.fit.flatMap((row) => independentFaults(row, ownerFaults(row, members)));
}

function ownerFaults(
  { value: account, path }: ParsedHousehold["accounts"]["fit"][number],
  members: ParsedHousehold["members"],
): FileFault[] {
  return [
    ...(account.owner_ids.length === 0
      ? [{ path: [...path, "owner_ids"], problem: "is empty", remedy: "name at least one member" }]
      : []),
    ...account.owner_ids
      .filter((id) => !hasId(members, id))
      .map((id) => ({
        path: [...path, "owner_ids"],
        problem: `"${id}" is not a member of this household`,
        remedy: "correct it, or add the member",
      })),
    ...account.pending.flatMap(({ amount }, index) =>
      positiveFaults(amount, [...path, "pending", index, "amount"]),
    ),
  ];
}

function needFaults({ needs, accounts }: ParsedHousehold): FileFault[] {
  return needs.fit.flatMap((row) => independentFaults(row, needRowFaults(row, accounts)));
}

function needRowFaults(
  { value: need, path }: ParsedHousehold["needs"]["fit"][number],
  accounts: ParsedHousehold["accounts"],
): FileFault[] {
  return [
    ...positiveFaults(need.amount, [...path, "amount"]),
    ...(need.account_id === null || hasId(accounts, need.account_id)
      ? []
      : [
          {
            path: [...path, "account_id"],
            problem: `"${need.account_id}" is not an account of this household`,
            remedy: "correct it, or leave it out",
          },
        ]),
  ];
}

const acrossHouseholds = (views: readonly ParsedHousehold[]): FileFault[] => [
  ...duplicateFaults(
    views.flatMap(({ id, path }) =>
      id === undefined ? [] : [{ value: id, path: [...path, "id"] }],
    ),
    "the household",
  ),
  ...duplicateFaults(
    views.flatMap(({ accounts }) => accounts.ids),
    "the account",
  ),
];
