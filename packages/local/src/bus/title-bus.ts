import { conversationStartedType, eventSource } from "@advisor/adapters/bus";
import { openSpendingFor, openStores, openTitleModel } from "@advisor/functions/runtime";
import { writeTitle } from "@advisor/functions/turn/write-title";
import { type Bus, startBus } from "./start.ts";

/** A bus that writes the titles of new conversations in this process. */
export function startTitleBus(port: number): Promise<Bus> {
  const pattern = { source: [eventSource], "detail-type": [conversationStartedType] };
  const stores = openStores();
  const model = openTitleModel(stores);
  const spending = openSpendingFor(model);
  const target = (event: unknown) => writeTitle({ ...stores, spending }, model, event);
  return startBus({ port, rules: [{ name: "title", pattern, target }] });
}
