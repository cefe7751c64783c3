import { readHealth } from "./api/health.ts";
import { useLoaded } from "./api/use-loaded.ts";
import { pricesOf } from "./format/format.ts";
import { isOffline } from "./format/model-name.ts";

/** A household with data on the screen. */
export interface HouseholdFreshness {
  simulated: boolean;
  /** Null if it could not be checked. */
  prices_as_of: string | null;
  /** The day of the check. */
  as_of: string | null;
}

/** Facts about all data shown: whether it is simulated, the date of the prices, and the model. */
export function Banner({ households }: { households: readonly HouseholdFreshness[] }) {
  const { value: health } = useLoaded(readHealth);
  const days = households.flatMap(({ prices_as_of }) => prices_as_of ?? []).toSorted();
  const newest = days.at(-1);
  const today = households.flatMap(({ as_of }) => as_of ?? [])[0];
  const offline = health !== undefined && isOffline(health.model);
  return (
    <p className="banner" role="note">
      {households.some(({ simulated }) => simulated) && (
        <span className="simulated-tag">Simulated data</span>
      )}
      {newest !== undefined && <span>{pricesOf(newest, today)}</span>}
      {health && (
        <span className="model" title={offline ? "Answers are made by fixed rules." : health.model}>
          {offline ? "Offline model" : health.model}
        </span>
      )}
    </p>
  );
}
