import { sha256 } from "@advisor/adapters/sha256";
import { notFound } from "@advisor/agent/open/open-turn";
import type { Section, SectionName } from "@advisor/domain/brokerage/dataset";
import { Fault } from "@advisor/domain/fault";
import type * as Household from "@advisor/domain/household";
import { canonicalJson } from "@advisor/domain/record/audit-chain";
import type { Session } from "@advisor/protocol/tool-call";
import type { MarketPorts } from "@advisor/tools/market-ports";
import type { Ports } from "@advisor/tools/ports";
import { assertOwner, authorize } from "../authorize.ts";
import { readAdvisorBook } from "../book/advisor-book.ts";
import { readHouseholdPapers } from "../book/household-papers.ts";
import { readOwnRecords } from "../book/own-records.ts";
import type { Stores } from "../runtime.ts";
import { readOnce } from "./read-once.ts";

/**
 * The ports of a tool call. Household ports exist only if the session has a household, and only for
 * its own advisor.
 */
export function sessionPorts(
  runtime: Stores,
  session: Session,
  known: KnownHousehold = {},
): Partial<Ports> {
  const { clock, brokerage } = runtime;
  const token = session.broker_token;
  const market = token === undefined ? runtime.market : runtime.markets.shared(token);
  const facts = {
    async all() {
      const value = await brokerage.facts();
      const newest = value
        .map(({ as_of }) => as_of)
        .sort()
        .at(-1);
      return { value, source: { ...education, as_of: newest ?? clock.today() } };
    },
  };
  const funds = { ...market.funds, many: shareReads(market.funds.many) };
  const book: Ports["book"] = {
    households: (wanted) => readAdvisorBook(runtime, session.advisor_id, wanted),
  };
  const open = { ...market, funds, facts, book, calendar: { today: () => clock.today() } };
  return session.household_id === null
    ? open
    : { ...open, ...householdPorts(runtime, session, session.household_id, known) };
}

/** Caches fund lookups for the duration of a turn. */
function shareReads(many: MarketPorts["funds"]["many"]): MarketPorts["funds"]["many"] {
  const asked = new Map<string, () => ReturnType<typeof many>>();
  return (symbols) => {
    const key = symbols.join(" ");
    const read = asked.get(key) ?? readOnce(() => many(symbols));
    asked.set(key, read);
    return read();
  };
}

const education = {
  provider: "embedded",
  delay: "filing",
  simulated: false,
} as const;

const statement = { provider: "brokerage", delay: "eod" } as const;

/**
 * The household's write ports. Access is checked first, and a write happens at most once per turn,
 * even if the turn is resumed after a crash.
 */
function ownWrites(
  { tasks, notes, newId, clock }: Stores,
  session: Session,
  household_id: string,
  allowed: () => Promise<unknown>,
): Pick<Ports, "tasks" | "task_changes" | "notes"> {
  const onceKey = (draft: object) => sha256(`${session.turn_id}#${canonicalJson(draft)}`);
  const now = () => new Date(clock.now()).toISOString();
  return {
    tasks: {
      async create(draft) {
        await allowed();
        const own = { id: newId("task"), household_id, status: "open", created_at: now() } as const;
        return tasks.create({ ...draft, ...own }, onceKey(draft));
      },
    },
    task_changes: {
      async change(task_id, change) {
        await allowed();
        const key = onceKey({ task_id, change: definedOf(change) });
        return tasks.change(household_id, task_id, change, key);
      },
    },
    notes: {
      async add(draft) {
        await allowed();
        const own = { id: newId("note"), household_id, author: session.advisor_id, at: now() };
        return notes.add({ ...own, ...draft }, onceKey({ note: definedOf(draft) }));
      },
    },
  };
}

const definedOf = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** Data that was already read and checked for access. */
interface KnownHousehold {
  household?: Household.Info | undefined;
  summary?: Section<"account_summary"> | undefined;
}

function householdPorts(runtime: Stores, session: Session, id: string, known: KnownHousehold) {
  const { households, documents, brokerage } = runtime;
  /** Checked once per turn, before any data of the household is returned. */
  const allowed = readOnce(
    async () => known.household ?? (await authorize(runtime, session.advisor_id, id)),
  );
  const { summary } = known;
  const sections = new Map<SectionName, () => Promise<unknown>>();
  if (summary !== undefined) sections.set("account_summary", async () => summary);

  /** Reads each section once per turn. */
  function statements<Name extends SectionName>(name: Name): Promise<Section<Name> | undefined> {
    const read = sections.get(name) ?? readOnce(() => brokerage.section(id, name));
    sections.set(name, read);
    return read() as Promise<Section<Name> | undefined>;
  }

  /** Read once per turn and shared by its tool calls. */
  const snapshot = readOnce(async (): Promise<Household.Snapshot> => {
    const [found, activity, { withRecordedPurchases }] = await Promise.all([
      households.snapshot(id, known.household),
      statements("activity"),
      import("@advisor/domain/lots/recorded-purchases"),
    ]);
    assertOwner(session.advisor_id, found?.household);
    if (found === undefined) throw notFound();
    return withRecordedPurchases(found, activity);
  });

  /**
   * Derives a section from holdings and account values when the broker's own statement is missing.
   */
  async function fromHoldings<Name extends SectionName>(name: Name) {
    const { derivedSections, isDerived } = await import("@advisor/domain/brokerage/derived");
    if (isDerived(name)) return derivedSections[name](await snapshot()) as Section<Name>;
    return name === "performance" ? ((await fromValues(statements)) as Section<Name>) : undefined;
  }

  /** All of the household's records, read once per turn. */
  const filed = readOnce(() => readOwnRecords(runtime, session.advisor_id, id, { papers: true }));

  return {
    household: { snapshot },
    records: { read: filed },
    past: {
      async before(day) {
        await allowed();
        return runtime.history.before(id, day);
      },
    },
    documents: {
      list: async () => {
        await allowed();
        return documents.list(id);
      },
      searchable: async () => {
        await allowed();
        return readHouseholdPapers(runtime, id);
      },
    },
    ...ownWrites(runtime, session, id, allowed),
    brokerage: {
      async section(name) {
        const [household, stated] = await Promise.all([allowed(), statements(name)]);
        const section = stated ?? (await fromHoldings(name));
        if (section === undefined) {
          throw new Fault("missing", "not_on_file", "There are no brokerage statements on file.");
        }
        const { as_of } = section;
        const source = { ...statement, as_of, simulated: household.simulated };
        return { value: section, source };
      },
    },
  } satisfies Partial<Ports>;
}

/** Returns computed from the recorded account values. */
async function fromValues(
  read: <Name extends SectionName>(name: Name) => Promise<Section<Name> | undefined>,
) {
  const [valuations, transfers, fees, { computePerformance }] = await Promise.all([
    read("valuations"),
    read("transfers"),
    read("fees"),
    import("@advisor/domain/returns/measured-performance"),
  ]);
  return computePerformance({
    ...(valuations && { valuations }),
    ...(transfers && { transfers }),
    ...(fees && { fees }),
  });
}
