import { SpendDays, SpendToday } from "@advisor/protocol/responses";
import type { Ways } from "./household-api.ts";

/** Requests about the cost of answers. */
export const spendApi = ({ read }: Pick<Ways, "read">) => ({
  spend: () => read(SpendToday, "/api/v1/copilot/spend"),
  spendDays: () => read(SpendDays, "/api/v1/copilot/spend/days"),
});
