import { expect, test } from "vitest";
import { unansweredIn } from "./ask-copilot.ts";

test.each<[string, string[], ReturnType<typeof unansweredIn>]>([
  ["The Okafor family's risk tolerance on file is moderate.", [], null],
  ["No open task is overdue.", [], null],
  ["Cash is $35,000.00. Which account do you mean?", [], null],
  ["No positions are at a loss.", ["query_portfolio"], null],
  ["", ["create_task"], null],
  ["Which account do you mean?", ["search_documents"], "asks back"],
  ["I make no predictions.", [], "refuses"],
  ["I make no predictions.", ["search_documents"], "refuses"],
  ["All right. Ask me whenever you need something else.", [], "refuses"],
  ["No household is chosen in this conversation.", [], "refuses"],
  ["", [], "refuses"],
])("%s (%j): %s", (text, tools, unanswered) => {
  expect(unansweredIn(text, tools)).toBe(unanswered);
});
