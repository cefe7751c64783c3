import { say, scripted } from "@advisor/agent/model/scripted";
import { titleFor } from "@advisor/agent/title";
import { copilotBounds } from "@advisor/agent/turn/bounds";
import { expect, test } from "vitest";

async function asked(text: string): Promise<string> {
  const model = scripted([say("A title")]);
  const { signal } = new AbortController();
  const given = { model, text, bounds: copilotBounds, signal, wait: never, now: Date.now };
  expect(await titleFor(given)).toBe("A title");
  const [message] = model.requests[0]?.messages ?? [];
  return message?.role === "user" ? message.text : "";
}

const never = () => new Promise<void>(() => undefined);

test("a message that begins with many blanks gets a title from its words", async () => {
  expect(await asked(`${" \n\t".repeat(2_000)}What is in VOO?`)).toBe("What is in VOO?");
});

test("a message that is cut within a character is sent without the half character", async () => {
  const text = await asked(`${"x".repeat(1_999)}🚀`);
  expect([text.length, text.isWellFormed()]).toEqual([2_000, true]);
});
