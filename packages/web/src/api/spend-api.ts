import { SpendDays, SpendToday } from "@advisor/protocol/responses";
import type { RequestFunctions } from "./household-api.ts";

/** Requests about the cost of answers. */
export const spendApi = ({ read }: Pick<RequestFunctions, "read">) => ({
  spend: () => read(SpendToday, "/api/v1/copilot/spend"),
  spendDays: () => read(SpendDays, "/api/v1/copilot/spend/days"),
});
