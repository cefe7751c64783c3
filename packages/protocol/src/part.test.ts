import { describe, expect, it } from "vitest";
import { answeredTurn, failedTurn, interruptedTurn } from "./part.fixture.ts";
import { isTerminal, Part, sourcePart } from "./part.ts";

const turns = { answeredTurn, interruptedTurn, failedTurn };

describe.each(Object.entries(turns))("the %s", (_, parts) => {
  it("matches the schema", () => {
    expect(parts.map((part) => Part.parse(part))).toEqual(parts);
  });

  it("has one terminal part, at the end", () => {
    expect(parts.map(isTerminal)).toEqual(parts.map((part) => part === parts.at(-1)));
  });
});

it("a source is named after its tool and date", () => {
  const part = answeredTurn.find(({ type }) => type === "tool-result");
  if (part?.type !== "tool-result") throw new Error("there is a result");
  expect(sourcePart(part.tool, part.result)).toEqual(
    answeredTurn.find(({ type }) => type === "source"),
  );
});
