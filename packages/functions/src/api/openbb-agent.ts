import type { AgentsFile } from "@advisor/protocol/responses";
import type * as z from "zod";

/** The description that OpenBB Workspace reads before it adds an agent. */
export const agentsFile = (query: string): z.infer<typeof AgentsFile> => ({
  advisor_copilot: {
    name: "Advisor Copilot",
    description:
      "Answers about an advisor's client households from their records, each figure with its source and its date. It advises and prepares; it places no orders.",
    endpoints: { query },
    features: {
      streaming: true,
      "widget-dashboard-select": false,
      "widget-dashboard-search": false,
    },
  },
});
