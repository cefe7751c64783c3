import { Fault } from "@advisor/domain/fault";
import { describe, expect, it } from "vitest";
import { fails, type ScriptEvent, say, scripted, silent } from "./model/scripted.ts";
import { fallbackTitle, plainTitle, titleFor } from "./title.ts";
import { copilotBounds } from "./turn/bounds.ts";
import { clock, patient } from "./turn/turn.fixture.ts";

function titled(
  beats: ScriptEvent[],
  text = "How much is in bonds?",
  stop = new AbortController(),
) {
  const model = scripted([beats]);
  const { wait } = patient();
  const deps = { model, text, bounds: copilotBounds, signal: stop.signal, wait, now: clock.now };
  return { model, title: titleFor(deps) };
}

describe("a title", () => {
  it("is what the model writes", async () => {
    const { model, title } = titled([say("Bonds of the "), say("Smith family")]);
    expect(await title).toBe("Bonds of the Smith family");
    expect(model.requests).toMatchObject([
      { messages: [{ role: "user", text: "How much is in bonds?" }], tools: [], max_tokens: 40 },
    ]);
  });

  it("is the beginning of the message when the model writes none", async () => {
    for (const beats of [[], [say("")], [say(" \n ")], [say("<p></p>")]]) {
      expect(await titled(beats).title).toBe("How much is in bonds?");
    }
  });

  it("reads only the beginning of the message", async () => {
    const { model, title } = titled([say("Long")], "x".repeat(100_000));
    await title;
    expect(model.requests[0]?.messages).toEqual([{ role: "user", text: "x".repeat(2_000) }]);
  });

  it("reads only as much of the model's output as it needs", async () => {
    const endless = Array.from({ length: 10 }, () => say("word ".repeat(200)));
    const { title } = titled([...endless, fails(new Error("was still read"))]);
    expect(await title).toBe("word ".repeat(16).trim());
  });

  it("is not set when the model fails, goes silent or is too slow", async () => {
    const fault = new Fault("busy", "model_throttled", "Busy.");
    await expect(titled([say("Bo"), fails(fault)]).title).rejects.toBe(fault);
    const late = new AbortController();
    const reason = new Fault("upstream", "deadline", "Too late.");
    late.abort(reason);
    await expect(titled([silent()], "Bonds?", late).title).rejects.toBe(reason);
    const silence = titleFor({
      model: scripted([silent()]),
      text: "Bonds?",
      bounds: copilotBounds,
      signal: new AbortController().signal,
      wait: async () => undefined,
      now: clock.now,
    });
    await expect(silence).rejects.toMatchObject({ code: "model_timeout" });
  });
});

describe("the plain text of a title", () => {
  it.each([
    ["markup", "<b>Bonds</b> &amp; <script>alert(1)</script>", "Bonds &amp; alert(1)"],
    ["nested markup", "<<b>script>alert(1)", "< script>alert(1)"],
    ["markdown", '**"Bonds"** `and` # _stocks_', "Bonds and # stocks"],
    ["terminal colors", "\u001b[31mBonds\u001b[0m \u001b[2Jnow", "Bonds now"],
    ["a terminal's window title", "\u001b]0;Bonds\u0007", "]0;Bonds"],
    ["one-byte controls", "Bonds\u009b31m\u0000\u0008", "Bonds 31m"],
    ["lines", "Bonds\r\nand\tstocks\u2028now", "Bonds and stocks now"],
    ["bidirectional overrides", "Bonds \u202egnp.exe\u2069", "Bonds gnp.exe"],
    ["a formula", '=HYPERLINK("http://x")', "HYPERLINK(http://x)"],
    ["a hidden formula", ' \t"+-@=1+1', "1+1"],
    ["half of a character", "Bonds \ud83d now", "Bonds now"],
  ])("is freed of %s", (_, text, title) => {
    expect(plainTitle(text)).toBe(title);
  });

  it.each([
    "Cash <5% and bonds >40%",
    "-5% drift since June",
    "+3.2% this year",
    "Cash < bonds > stocks",
    "5 * 3 = 15 and 2 > 1",
    "S&P #1 and the 'best' of_all names",
    "a_b_c and x*y*z",
    'The "Smith" trust',
    "5'11\" tall",
    "3 < 5",
  ])("keeps the words of %j", (text) => {
    expect(plainTitle(text)?.replaceAll('"', "")).toBe(text.replaceAll('"', ""));
  });

  it.each(["", "  ", "<br>", "\u0000", "===", "\u202e"])("is empty for %j", (text) => {
    expect(plainTitle(text)).toBeUndefined();
    expect(fallbackTitle(text)).toBe("New conversation");
  });

  it("is cut after 80 characters and never inside one", () => {
    expect(plainTitle("🚀".repeat(100))).toBe("🚀".repeat(80));
    expect(plainTitle(`${"x".repeat(79)} y`)).toBe("x".repeat(79));
  });

  it("is read from the first 2,000 characters", () => {
    const far = (blanks: number) => plainTitle(`First${"\u200b".repeat(blanks)}second`);
    expect([far(1_900), far(1_995)]).toEqual(["First second", "First"]);
  });

  it.each(["<", "x", "\u001b[", "= ", "<a "])("is found within a megabyte of %j", (piece) => {
    const text = piece.repeat(1_000_000 / piece.length);
    expect([...fallbackTitle(text)].length).toBeLessThanOrEqual(80);
  });
});
