import { date } from "@advisor/domain/text/display";
import type { HouseholdCard } from "@advisor/protocol/household";
import { Badge } from "@mantine/core";
import { readHealth } from "./api/health.ts";
import { useLoaded } from "./api/use-loaded.ts";

/** What holds for all that is shown: made-up data, the day of the prices, and who writes the answers. */
export function Banner({ households }: { households: readonly HouseholdCard[] }) {
  const { value: health } = useLoaded(readHealth);
  const days = households.flatMap(({ check }) => check?.prices_as_of ?? []).toSorted();
  const newest = days.at(-1);
  const model =
    health?.model === "offline"
      ? "Answers come from the offline model, by fixed rules."
      : health && `Answers are written by ${health.model}.`;
  return (
    <p className="banner" role="note">
      {households.some(({ simulated }) => simulated) && (
        <Badge variant="default" size="sm" radius="sm" className="simulated">
          Simulated data
        </Badge>
      )}
      {newest !== undefined && <span>Prices: {date(newest)} close</span>}
      <span>{model}</span>
    </p>
  );
}
