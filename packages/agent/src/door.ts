import type { Tool } from "@advisor/tools/tool";
import { systemPrompt } from "./prompt/system.ts";
import { tradingPrompt } from "./prompt/trading.ts";
import { offeredTools } from "./toolbox.ts";
import { isTradingQuestion } from "./trading-question.ts";
import { type Bounds, copilotBounds, tradingBounds } from "./turn/bounds.ts";

/** What differs between the entry points, which share one turn engine. */
export interface Door {
  system: string;
  bounds: Bounds;
  tools(catalog: readonly Tool[], householdChosen: boolean): Tool[];
  /** Whether the first step must call a tool. */
  choice(text: string): "auto" | "required";
}

export const copilotDoor: Door = {
  system: systemPrompt,
  bounds: copilotBounds,
  tools: offeredTools,
  choice: () => "auto",
};

/** Only instruments, quotes and history; no household data. */
export const tradingDoor = (tokenGiven: boolean): Door => ({
  system: tradingPrompt,
  bounds: tradingBounds,
  tools: (catalog) =>
    catalog.filter(({ needs }) => needs.some((need) => need.startsWith("instrument"))),
  choice: (text) => (tokenGiven && isTradingQuestion(text) ? "required" : "auto"),
});
