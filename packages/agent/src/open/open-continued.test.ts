import type * as Entry from "@advisor/domain/entry";
import { describe, expect, it } from "vitest";
import { conversation, heldBy, sender } from "../record/journal.fixture.ts";
import {
  answered,
  asked,
  continued,
  looked,
  recordOf,
  resumed,
  stopped,
} from "../record/record.fixture.ts";
import { openContinued } from "./open-continued.ts";

const request = (over = conversation()) => ({
  ...{ conversation: over, key: undefined, advisor_id: "adv_north", admit: async () => undefined },
});
const failed = (text: string) =>
  stopped("t1", { code: "model_unavailable", retryable: true, text });

describe("an answer that ended early", () => {
  it.each<[string, Entry.Body[], Entry.Body]>([
    ["from its text", [asked("t1"), failed("It is")], continued("t1")],
    [
      "from its results where no word was written",
      [asked("t1"), looked("t1", ["a"]), failed("")],
      resumed("t1"),
    ],
  ])("goes on %s", async (_, bodies, opening) => {
    const { deps, begun } = sender(bodies);
    expect(await openContinued(deps, request())).toMatchObject({ kind: "run" });
    expect(begun.map((one) => one.bodies)).toEqual([[opening]]);
  });

  it("goes on after its process died, once that is on record", async () => {
    const record: Entry.Body[] = [asked("t1"), looked("t1", ["a"])];
    const { deps, begun } = sender(record, {
      journal: {
        newest: async () => recordOf(record),
        closeAbandonedTurn: async ({ body }) => record.push(body) > 0,
      },
      now: [conversation()],
    });
    expect(await openContinued(deps, request())).toMatchObject({ kind: "run" });
    expect(record.at(-1)).toMatchObject({ kind: "stopped", code: "interrupted", retryable: true });
    expect(begun.map((one) => one.bodies)).toEqual([[resumed("t1")]]);
  });

  it.each<[string, Entry.Body[]]>([
    ["is whole", [asked("t1"), answered("t1")]],
    ["said nothing and looked nothing up", [asked("t1"), failed("")]],
    ["has another after it", [asked("t1"), failed("It is"), asked("t2"), answered("t2")]],
  ])("has nothing to continue when it %s", async (_, bodies) => {
    const { deps, begun } = sender(bodies);
    await expect(openContinued(deps, request())).rejects.toMatchObject({
      code: "nothing_to_continue",
    });
    expect(begun).toEqual([]);
  });

  it("does not go on beside a turn that runs", async () => {
    const { deps } = sender([asked("t1"), failed("It is"), resumed("t1")]);
    await expect(openContinued(deps, request(heldBy("t1")))).rejects.toMatchObject({
      code: "turn_in_progress",
    });
  });
});
