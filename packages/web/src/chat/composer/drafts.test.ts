import { expect, it } from "vitest";
import { conversationKey, drafts, freshKey } from "./drafts.ts";

it("drafts are separate for each conversation, household and advisor", () => {
  sessionStorage.clear();
  const north = drafts(sessionStorage, "adv_north");
  north.write(freshKey(null), "general");
  north.write(freshKey("hh_d1"), "about them");
  north.write(conversationKey("con_1"), "and then");
  north.send(conversationKey("con_1"), "on its way");
  expect([
    north.written(freshKey(null)),
    north.written(freshKey("hh_d1")),
    north.written(conversationKey("con_1")),
    north.sent(conversationKey("con_1")),
    drafts(sessionStorage, "adv_south").written(freshKey(null)),
  ]).toEqual(["general", "about them", "and then", "on its way", ""]);
  north.write(freshKey(null), "");
  north.send(conversationKey("con_1"), "");
  expect(sessionStorage.length).toBe(2);
  north.removeFrom("msg_1", ["7.1%", "$2"]);
  north.removeFrom("msg_2", []);
  expect([north.removedFrom("msg_1"), north.removedFrom("msg_2")]).toEqual([["7.1%", "$2"], []]);
  drafts(sessionStorage, "adv_south").write(freshKey(null), "theirs");
  north.clear();
  expect([sessionStorage.length, north.written(conversationKey("con_1"))]).toEqual([1, ""]);
});

it("a sent question that has not arrived is put before what was written since", () => {
  sessionStorage.clear();
  const mine = drafts(sessionStorage, "adv_north");
  const key = freshKey("hh_d1");
  mine.send(key, "And cash?");
  mine.write(key, "Half a");
  expect([mine.takeBack(key), mine.written(key), mine.sent(key), mine.takeBack(key)]).toEqual([
    "And cash?\nHalf a",
    "And cash?\nHalf a",
    "",
    "And cash?\nHalf a",
  ]);
});
