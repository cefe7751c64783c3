import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Sources } from "./sources.tsx";

afterEach(cleanup);

type Trace = Parameters<typeof Sources>[0]["trace"];
type Call = Trace["steps"][number]["calls"][number];

const call = (tool: string, source_id: string | null, over: Partial<Call> = {}): Call => ({
  ...{ tool, source_id, arguments: {}, status: "success", code: null, approval_id: null },
  ...{ provider: "household", as_of: "2026-11-20", simulated: false, ms: 2, ...over },
});
const check = "tool:compare_to_ips:v1";
const passage = "doc:doc_1#2";
const resting = (source_id: string) => ({ says: "38%", by: "source" as const, source_id });
const claims: Trace["claims"] = [
  ...[resting(check), resting(check), resting(passage)],
  { says: "1", by: "none" },
];
const grounding: Trace["grounding"] = {
  ...{ valid: true, citations: [check, passage], unmatched: [], unknown_citations: [] },
};
const shown = (calls: Call[]) => {
  render(<Sources trace={{ steps: [{ step: 0, calls }], grounding, claims }} />);
  return screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(" | "));
};

it("each call has its provider, its day, and how many figures rest on its source", () => {
  expect(
    shown([
      call("compare_to_ips", check, { simulated: true }),
      call("compare_to_ips", check),
      call("search_documents", null, { as_of: null, arguments: { query: "MSFT" } }),
      call("get_quote", "tool:get_quote:v1", { provider: null }),
    ]),
  ).toEqual([
    "Policy check of the household tool:compare_to_ips:v1 | Household records, simulated | Nov 20, 2026 | 2",
    "Policy check of the household tool:compare_to_ips:v1 | Household records | Nov 20, 2026 | as above",
    'Documents of the household no source{"query":"MSFT"} | Household records | no day | 1',
    "Get quote tool:get_quote:v1 | nobody answered | Nov 20, 2026 | 0",
  ]);
  expect(screen.getByText("4 used, 3 cited")).toBeTruthy();
});
