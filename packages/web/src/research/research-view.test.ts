import { expect, it } from "vitest";
import { type ResearchView, textOf, viewOf } from "./research-view.ts";

it.each<[string, ResearchView]>([
  ["home", { at: "home" }],
  ["template", { at: "template", id: null }],
  ["template.tpl_1", { at: "template", id: "tpl_1" }],
  ["start", { at: "start", template: null }],
  ["start.tpl_1", { at: "start", template: "tpl_1" }],
  ["run.run_1", { at: "run", id: "run_1" }],
  ["diff.run_1.run_2", { at: "diff", before: "run_1", after: "run_2" }],
])("%s is an address of one view", (text, view) => {
  expect(viewOf(text)).toEqual(view);
  expect(textOf(view)).toBe(text);
});

it.each(["", "run", "diff.run_1", "elsewhere"])("%j opens the first view", (text) => {
  expect(viewOf(text)).toEqual({ at: "home" });
});
