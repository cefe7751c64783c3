import * as Grounding from "@advisor/domain/record/grounding";
import * as z from "zod";
import { StopReason } from "../part.ts";

/** A tool call with its status, as shown while the answer is produced. */
export const FlowCall = z.object({
  tool: z.string(),
  status: z.enum(["running", "success", "error"]),
  args: z.unknown(),
});
export type FlowCall = z.infer<typeof FlowCall>;

/** The ids with which the turn can be stopped, resumed and traced. */
export const TurnIds = z.object({ conversation_id: z.string(), turn_id: z.string() }).partial();
export type TurnIds = z.infer<typeof TurnIds>;

const Failure = z.object({ code: z.string(), message: z.string(), retryable: z.boolean() });
export type Failure = z.infer<typeof Failure>;

const going = { done: z.literal(false) };

const Content = z.object({ type: z.literal("content"), content: z.string(), ...going });

const TradingAnswer = z.object({
  type: z.literal("content"),
  content: z.literal(""),
  response: z.string(),
  tool_calls: z.array(FlowCall),
  /** Why the model stopped; `ended` explains an answer that stopped early. */
  stop_reason: StopReason,
  ended: z.string().optional(),
  /** The result of checking the answer's figures against the tool results. */
  grounding: Grounding.Info.nullable(),
  ...TurnIds.shape,
  done: z.literal(true),
});
export type TradingAnswer = z.infer<typeof TradingAnswer>;

/** One item of the trading stream. */
export const TradingItem = z.union([
  z.object({ type: z.literal("status"), status: z.string(), ...TurnIds.shape, ...going }),
  z.object({ type: z.literal("tool_calls"), tool_calls: z.array(FlowCall), ...going }),
  z.object({ type: z.literal("reasoning"), content: z.string(), ...going }),
  Content,
  TradingAnswer,
  z.object({
    type: z.literal("error"),
    error: Failure,
    ...TurnIds.shape,
    done: z.literal(true),
  }),
]);
export type TradingItem = z.infer<typeof TradingItem>;
