import type { copilotClient } from "@advisor/client/copilot-client";
import { advisors } from "@advisor/sample-data/advisors";
import { usageFault } from "@advisor/terminal/exit-code";

type Client = ReturnType<typeof copilotClient>;

/**
 * The advisor's households. Without any, the advisor is probably mistyped: the laptop's issuer signs
 * in whoever is named.
 */
export async function householdsOf(
  client: Client,
  advisor: string,
): ReturnType<Client["households"]> {
  const found = await client.households();
  if (found.length > 0) return found;
  const known = advisors.map(({ advisor_id }) => advisor_id).join(" or ");
  throw usageFault(
    "advisor",
    `The advisor "${advisor}" has no households. Use ${known}, or import households of your own with npm run import.`,
  );
}
