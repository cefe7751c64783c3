import { type LambdaContext, withInvocationFields } from "@advisor/adapters/lambda-context";
import { openSpendingFor, openStores, openTitleModel } from "./runtime.ts";
import { writeTitle } from "./turn/write-title.ts";

const stores = openStores();
const model = openTitleModel(stores);
const spending = openSpendingFor(model);

/** The title Lambda, subscribed to the first message of each conversation. */
export const handler = (event: unknown, context?: LambdaContext): Promise<void> =>
  withInvocationFields(context, () => writeTitle({ ...stores, spending }, model, event));
