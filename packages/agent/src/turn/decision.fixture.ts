import type * as Conversation from "@advisor/domain/conversation";
import type * as Entry from "@advisor/domain/entry";
import type { Clock } from "@advisor/domain/world";
import { openDecision, type SentDecision } from "../open/open-decision.ts";
import { conversation, type key, type sender } from "../record/journal.fixture.ts";
import { asked } from "../record/record.fixture.ts";
import { decision } from "./approval.fixture.ts";
import { clock } from "./turn.fixture.ts";

export const turn_id = "turn_1_1";
export const question = asked(turn_id);

/** A step that waits for approval of `count` writes. */
export const waiting = (count = 1, opening = 1): Entry.ApprovalRequested => ({
  kind: "asked",
  turn_id,
  text: "",
  calls: Array.from({ length: count }, (_, nth) => ({
    id: `call_${opening}_${nth}`,
    name: nth === 0 ? "add_note" : "add_task",
    input: {},
    malformed_bytes: null,
  })),
  results: [],
  approvals: Array.from({ length: count }, (_, nth) => ({
    id: `apr_1_${opening}_${nth}`,
    call_id: `call_${opening}_${nth}`,
    input: {},
    cost_usd: 0,
    expires_at: "2026-11-27T15:00:00.000Z",
  })),
  usage: null,
});
export const decided = (...decisions: Entry.Decision[]): Entry.Body => ({
  kind: "decided",
  turn_id,
  by: "adv_north",
  decisions,
});
export const yes = decision(0);
export const no = decision(0, { approved: false });

export interface DecidedTurn {
  decisions?: Entry.Decision[];
  now?: Conversation.Info;
  clock?: Clock;
  admit?: SentDecision["admit"];
  key?: typeof key;
  runsHere?: (turnId: string) => boolean;
  parseInput?: SentDecision["parseInput"];
}

/** Opens a decision over the sender's record. */
export const decide = (staged: ReturnType<typeof sender>, deps: DecidedTurn = {}) =>
  openDecision(
    { ...staged.deps, clock: deps.clock ?? clock },
    {
      conversation: deps.now ?? conversation(),
      advisor_id: "adv_north",
      decisions: deps.decisions ?? [yes],
      key: deps.key,
      admit: deps.admit ?? (async () => undefined),
      parseInput: deps.parseInput ?? (async (_, input) => input),
      runsHere: deps.runsHere ?? (() => false),
    },
  );
