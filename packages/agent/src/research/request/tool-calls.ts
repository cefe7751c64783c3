import { Fault } from "@advisor/domain/fault";
import type * as Entry from "@advisor/domain/research/entry";
import type * as StoredPage from "@advisor/domain/research/stored-page";
import type { Outcome as ToolOutcome } from "@advisor/protocol/tool-call";
import { failedCallIsPaid } from "@advisor/tools/call-cost";
import type { Request } from "../cell/action.ts";
import type { CellDeps } from "../cell/cell-deps.ts";
import { lookupCallId } from "../cell/cell-log.ts";
import { pagesOf, toQuotableLines } from "../evidence/pages.ts";

const shownCharacters = 16_000;

/**
 * Makes recorded calls and returns their results as entries. Only the process that recorded its
 * request makes a paid call or a write: a process that finds it without a result does not make it
 * again.
 */
export async function makeCalls(
  deps: CellDeps,
  runId: string,
  requests: readonly Request[],
  own: ReadonlySet<string>,
): Promise<CallResults> {
  const settled = await Promise.allSettled(requests.map((request) => makeCall(deps, request, own)));
  const made = settled.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  const failures = settled.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  const pages = made.flatMap((result) => result.pages);
  if (pages.length > 0) await deps.runs.keepPages(runId, pages);
  const failed = [...failures, ...made.flatMap(({ stops }) => stops ?? [])];
  return { bodies: made.map(({ body }) => body), failed };
}

/** The entries that an action produces, and the failure to handle once they are recorded. */
export interface CallResults {
  bodies: Entry.Body[];
  failed: unknown[];
}

interface FinishedCall {
  body: Entry.Body;
  pages: StoredPage.Info[];
  /** A failure that would stop the calls of every other cell too. */
  stops?: Fault;
}

async function makeCall(
  deps: CellDeps,
  request: Request,
  own: ReadonlySet<string>,
): Promise<FinishedCall> {
  const tool = deps.tools.find(({ name }) => name === request.tool);
  if (tool === undefined)
    return failed(request, "error", `There is no tool ${request.tool} any more.`, 0);
  const once = request.micro_usd > 0 || tool.effect === "write";
  if (once && !own.has(request.call_id)) {
    const text = "The result of this call was lost in a crash. It was paid, and is not made again.";
    return failed(request, "lost", text, request.micro_usd);
  }
  const began = deps.clock.now();
  try {
    const outcome = await deps.run(tool, request.input, deps.signal);
    return succeeded(deps, request, outcome, deps.clock.now() - began);
  } catch (error) {
    if (!(error instanceof Fault) || deps.signal.aborted) throw error;
    const stops = stopsRun(error);
    if (stops !== undefined) return notCalled(request, stops);
    const micro_usd = failedCallIsPaid(error) ? request.micro_usd : 0;
    return failed(request, "error", `${error.code}: ${error.message}`, micro_usd);
  }
}

/**
 * The failure, when it would stop the calls of every cell; undefined when only this call failed.
 */
function stopsRun(error: Fault): Fault | undefined {
  if (error.code === "budget_exceeded") return error;
  return refusedKey(error) ? new Fault("denied", "provider_refused", error.message) : undefined;
}

/** The provider refused or lacks its key, so no other cell would succeed either. */
const refusedKey = ({ code, extra }: Fault): boolean =>
  code === "no_key" ||
  (code === "providers_failed" &&
    Array.isArray(extra.failed) &&
    extra.failed.every(({ reason }) => reason === "no_key"));

function succeeded(
  deps: CellDeps,
  request: Request,
  outcome: ToolOutcome,
  ms: number,
): FinishedCall {
  const { result, shown } = outcome;
  const pages = pagesOf(request.tool, request.query, result).map((page) => ({
    hash: deps.digest(JSON.stringify(page)),
    ...page,
  }));
  // A lookup reads its figure from the result itself; a model reads text.
  const text =
    request.call_id === lookupCallId
      ? JSON.stringify(result.data)
      : toQuotableLines(shown.data ?? shown)
          .slice(0, shownCharacters)
          .toWellFormed();
  return {
    pages,
    body: {
      ...resultOf(request),
      status: "success",
      text: `source: ${result.source_id}, ${result.provider}, as of ${result.as_of}\n${text}`,
      pages: pages.map(({ hash, title, url, date }) => ({ hash, title, url, date })),
      micro_usd: request.micro_usd,
      ms,
    },
  };
}

const failed = (
  request: Request,
  status: "error" | "lost",
  text: string,
  micro_usd: number,
): FinishedCall => {
  const body = { ...resultOf(request), status, text, pages: [], micro_usd, ms: 0 };
  if (body.type !== "automatic_query_result" || status !== "error") return { pages: [], body };
  return { pages: [], body: { ...body, type: "automatic_query_error" } };
};

const notCalled = (request: Request, stops: Fault): FinishedCall => ({
  pages: [],
  body: {
    type: "tool_not_called",
    ...callOf(request),
    message: stops.message,
    allowed: request.allowed ?? false,
  },
  stops,
});

const resultOf = (request: Request) => ({
  type:
    request.type === "automatic_query"
      ? ("automatic_query_result" as const)
      : ("tool_result" as const),
  ...callOf(request),
  by: null,
});

const callOf = ({ criterion, company, attempt, call_id, tool, micro_usd }: Request) => ({
  criterion,
  company,
  attempt,
  call_id,
  tool,
  reserved_micro_usd: micro_usd,
});
