import { sha256 } from "@advisor/adapters/sha256";
import { verifyEntries } from "@advisor/domain/record/audit-chain";
import type * as Record from "@advisor/domain/research/record";
import { expect, test } from "vitest";
import { laboratory, record } from "./laboratory.ts";
import { companies, criterion, planned } from "./plans.ts";
import { countedSearch, researcher } from "./researcher.ts";

class Killed extends Error {}

/**
 * The store as one process sees it: at its nth write the process is killed, before the write or
 * right after, and nothing it started returns.
 */
function mortal(runs: Record.Store, at: number, moment: "before" | "after"): Record.Store {
  let writes = 0;
  let dead = false;
  const guarded = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (dead) throw new Killed();
    const value = await work();
    if (dead) throw new Killed();
    return value;
  };
  const die = (): never => {
    dead = true;
    throw new Killed();
  };
  const written = <Value>(work: () => Promise<Value>): Promise<Value> =>
    guarded(async () => {
      writes += 1;
      const last = writes === at;
      if (last && moment === "before") die();
      const value = await work();
      return last ? die() : value;
    });
  return {
    ...runs,
    get: (id) => guarded(() => runs.get(id)),
    states: (ids) => guarded(() => runs.states(ids)),
    cells: (id, refs) => guarded(() => runs.cells(id, refs)),
    attempt: (id, cell) => guarded(() => runs.attempt(id, cell)),
    pages: (id, hashes) => guarded(() => runs.pages(id, hashes)),
    append: (append) => written(() => runs.append(append)),
    keepPages: (id, pages) => written(() => runs.keepPages(id, pages)),
  };
}

const deathsOf: [number, "before" | "after"][] = [
  [1, "after"],
  [2, "before"],
  [2, "after"],
];

test.each([
  { wide: 6, deep: 4, parallel: 1, fewest: 100 },
  { wide: 20, deep: 10, parallel: 4, fewest: 300 },
])(
  "$wide companies by $deep criteria, $parallel at once, killed at every write: nothing is lost, duplicated or paid twice",
  {
    timeout: 300_000,
  },
  async ({ wide, deep, parallel, fewest }) => {
    const search = countedSearch();
    const { runs, begin, execution } = laboratory({ model: researcher(), run: search.run });
    const criteria = Array.from({ length: deep }, (_, nth) => criterion(`criterion-${nth + 1}`));
    const settings = { second_look: true, parallel };
    const plan = await begin(planned({ criteria, companies: companies(wide), settings }));
    const { run } = execution(plan.id, 1);

    let deaths = 0;
    for (let process = 0; ; process += 1) {
      // Every write is tested on both sides; the last of the three deaths is late enough to pass
      // pages and their entry.
      const [at = 1, moment = "after"] = deathsOf[process % deathsOf.length] ?? [];
      const store = mortal(runs, at, moment);
      try {
        await run(store);
        break;
      } catch (error) {
        if (!(error instanceof Killed)) throw error;
        deaths += 1;
      }
    }

    const entries = await record(runs, plan.id);
    const finals = entries.flatMap(({ body }) =>
      body.type === "final_result" ? [`${body.criterion} ${body.company}`] : [],
    );
    expect(deaths).toBeGreaterThan(fewest);
    expect(finals).toHaveLength(wide * deep);
    expect(new Set(finals).size).toBe(wide * deep);
    // A process that was killed during the search has lost the result; it is not paid for again.
    expect(Math.max(...search.asked.values())).toBe(1);
    const requests = entries.filter(({ body }) => body.type === "tool_request");
    expect(requests).toHaveLength(wide * deep);
    const state = await runs.get(plan.id);
    expect(state).toMatchObject({
      status: "done",
      counters: { pending: 0, running: 0, answered: wide * deep, failed: 0 },
      spent: { tools_micro_usd: { perplexity_search: wide * deep * 10_000 } },
    });
    expect(verifyEntries(entries, sha256)).toMatchObject({ valid: true, length: entries.length });
  },
);
