import type * as Approval from "@advisor/domain/research/approval";
import type * as Entry from "@advisor/domain/research/entry";
import { firstQuery } from "../request/first-query.ts";
import { argumentsFromText, queryFromInput } from "../request/query-input.ts";
import type { Action, CellContext, ToolFacts } from "./action.ts";
import { type CellLog, firstQueryCallId } from "./cell-log.ts";

/**
 * The next action for the template's first query; undefined when it has its result or there is
 * none.
 */
export function firstQueryAction(context: CellContext, log: CellLog): Action | undefined {
  const { query, queryResult, first } = log;
  if (query?.type === "automatic_query")
    return queryResult === undefined ? { do: "call", requests: [query] } : undefined;
  if (query !== undefined) return undefined;
  const asked = firstQuery(context.criterion.first_query_template, context.company);
  if (asked === undefined) return undefined;
  const tool = queryTool(context.tools, asked);
  if (tool === undefined) return note(skipped(context, "The run has no tool that takes a query."));
  if (first.decision !== undefined) return afterDecision(context, first.decision, { tool, asked });
  if (first.approval !== undefined) return { do: "wait" };
  return note(requestEntry(context, tool, asked));
}

/** The request itself, or the approval request for it. */
function requestEntry(context: CellContext, tool: ToolFacts, asked: string): Entry.Body {
  const call = callOf(context, tool, asked);
  if (!context.settings.wait_between_tools) return { ...call, type: "automatic_query" };
  const left = context.allowances[tool.name];
  if (left !== undefined && left >= tool.micro_usd)
    return { ...call, type: "automatic_query", allowed: true };
  const { criterion, company, attempt } = call;
  const approval_id = `apr_first.${criterion}.${company}.${attempt}`;
  return { ...call, type: "tool_approval_needed", approval_id };
}

/** The search tool when the run has it, else the run's first tool that accepts such a query. */
export function queryTool(tools: readonly ToolFacts[], query: string): ToolFacts | undefined {
  const usable = tools.filter(
    ({ schema, writes }) => !writes && argumentsFromText(schema, query) !== undefined,
  );
  return usable.find(({ name }) => name === "perplexity_search") ?? usable[0];
}

/**
 * What follows from the person's decision: a denial, another result, another call, or the call
 * itself.
 */
function afterDecision(
  context: CellContext,
  decision: Approval.Decision,
  { tool, asked }: { tool: ToolFacts; asked: string },
): Action {
  if (decision.decision === "deny")
    return note(skipped(context, "A person denied the first query."));
  const query = decision.query ?? asked;
  if (decision.result !== null) return written(context, decision, decision.result, { tool, query });
  const other = context.tools.find(({ name }) => name === (decision.tool ?? tool.name));
  if (other === undefined || argumentsFromText(other.schema, query) === undefined)
    return note(skipped(context, `${decision.tool ?? tool.name} cannot be asked "${query}".`));
  return note({ ...callOf(context, other, query), type: "automatic_query" });
}

function written(
  context: CellContext,
  { by }: Approval.Decision,
  text: string,
  { tool, query }: { tool: ToolFacts; query: string },
): Action {
  const call = { ...callOf(context, tool, query), micro_usd: 0 };
  const { call_id, micro_usd } = call;
  return note(
    { ...call, type: "automatic_query" },
    {
      type: "automatic_query_result",
      ...cellOf(context),
      call_id,
      tool: tool.name,
      micro_usd,
      status: "overridden",
      text,
      pages: [],
      reserved_micro_usd: 0,
      ms: 0,
      by,
    },
  );
}

const note = (...bodies: Entry.Body[]): Action => ({ do: "note", bodies });

const cellOf = ({ criterion, company, attempt }: CellContext) => ({
  criterion: criterion.id,
  company: company.id,
  attempt,
});

function callOf(context: CellContext, { name, schema, micro_usd }: ToolFacts, text: string) {
  const input = argumentsFromText(schema, text) ?? {};
  const query = queryFromInput(schema, input);
  return { ...cellOf(context), call_id: firstQueryCallId, tool: name, query, input, micro_usd };
}

const skipped = (context: CellContext, message: string): Entry.Body => ({
  type: "automatic_query_skipped",
  ...cellOf(context),
  message,
});
