import type { Tool } from "@advisor/tools/tool";
import { systemPrompt } from "./prompt/system.ts";
import { tradingPrompt } from "./prompt/trading.ts";
import { offered } from "./toolbox.ts";
import { tradingQuestion } from "./trading-question.ts";
import { type Bounds, copilotBounds, tradingBounds } from "./turn/bounds.ts";

/** What differs between the ways in; the engine behind them is one. */
export interface Door {
  system: string;
  bounds: Bounds;
  tools(catalog: readonly Tool[], householdChosen: boolean): Tool[];
  /** Whether the first step must look something up. */
  choice(text: string): "auto" | "required";
}

export const copilotDoor: Door = {
  system: systemPrompt,
  bounds: copilotBounds,
  tools: offered,
  choice: () => "auto",
};

/** Instruments, quotes and history, and nothing of any household. */
export const tradingDoor = (tokenGiven: boolean): Door => ({
  system: tradingPrompt,
  bounds: tradingBounds,
  tools: (catalog) =>
    catalog.filter(({ needs }) => needs.some((need) => need.startsWith("instrument"))),
  choice: (text) => (tokenGiven && tradingQuestion(text) ? "required" : "auto"),
});
