import { expect, test } from "vitest";
import { offlineReply } from "../answer.ts";
import {
  finishedTurn,
  is,
  noHouseholdContext,
  openTools,
  request,
  toolCallMessage,
  toolResultMessage,
  userMessage,
} from "../request.fixture.ts";

const callsOf = (text: string, history: ReturnType<typeof finishedTurn> = []) =>
  offlineReply(request([...history, userMessage(text, noHouseholdContext)], openTools)).calls;

test.each([
  ["okafor cash?", [is("household", "okafor")]],
  ["how much MSFT do the Okafors have", [is("household", "Okafor"), is("symbol", "MSFT")]],
  ["what is okafor's largest position", [is("household", "okafor")]],
  ["the cash of the Harris family", [is("household", "Harris family")]],
])("without a household, a word that is not understood may name one: %s", (text, where) => {
  expect(callsOf(text)).toEqual([
    {
      name: "query_book",
      input: expect.objectContaining({ where: expect.arrayContaining(where) }),
    },
  ]);
});

test.each(["any news on Boeing", "expense ratio of ARKK", "what does Coca-Cola yield"])(
  "a word of a market question names none: %s",
  (text) => {
    expect(callsOf(text).map(({ name }) => name)).not.toContain("query_book");
  },
);

test("a word of the market names no household in a short question", () => {
  expect(callsOf("dividend yield?")).toEqual([]);
});

test.each(["who needs cash before Christmas", "any news?", "blorp"])("nor does: %s", (text) => {
  expect(callsOf(text)).toEqual([]);
});

test("what follows a question about all clients is about them, too", () => {
  const held = finishedTurn("who holds PG", "query_book", {
    ...{ dataset: "positions", measures: ["market_value"], aggregate: "total" },
    ...{ group_by: ["household"], where: [is("symbol", "PG")] },
  });
  const [call, ...others] = callsOf("how much is that worth", held);
  expect([call?.name, call?.input.where, others]).toEqual(["query_book", [is("symbol", "PG")], []]);
});

test("a question about a day is not answered by a query without days", () => {
  const held = finishedTurn("cash of the Okafors", "query_book", {
    ...{ dataset: "households", measures: ["cash"], aggregate: "total" },
    where: [is("household", "Okafor")],
  });
  expect(callsOf("and when does that change", held)).toEqual([]);
  expect(callsOf("and when do I meet them", held)).toMatchObject([
    { name: "query_book", input: { measures: ["days"], show: ["next_meeting"] } },
  ]);
});

test("a question about clients that is not understood is asked back", () => {
  const messages = [userMessage("any client birthdays in January", noHouseholdContext)];
  expect(offlineReply(request(messages, openTools)).text).toMatch(/^What would you like to know\?/);
});

test("an unknown name is said to be none of a client", () => {
  const message =
    'where[0]: there is no household "Whitcomb" in these households. It has: Smith family.';
  const reply = offlineReply(
    request(
      [
        userMessage("cash of the Whitcombs", noHouseholdContext),
        toolCallMessage("query_book", { dataset: "accounts" }),
        toolResultMessage({ error: { code: "invalid_query", message } }),
      ],
      openTools,
    ),
  );
  expect(reply.text).toBe('None of your households is called "Whitcomb".');
});
