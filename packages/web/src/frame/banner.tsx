import { readHealth } from "../api/health.ts";
import { useLoaded } from "../api/use-loaded.ts";
import { pricesDay, pricesOf } from "../format/format.ts";
import { isOffline } from "../format/model-name.ts";

/** A household with data on the screen. */
export interface HouseholdFreshness {
  simulated: boolean;
  /** Null if it could not be checked. */
  prices_as_of: string | null;
  /** The day of the check. */
  as_of: string | null;
}

/** What is on the screen. */
export interface InSight {
  households: readonly HouseholdFreshness[];
  /** All households together, on the day of the worklist. */
  book?: { day: string; households: number; value: number };
}

interface Props {
  households: readonly HouseholdFreshness[];
  /** What stands before the day of the prices, all of it in few words. */
  after?: string;
}

/** Facts about all data shown: whether it is simulated, the date of the prices, and the model. */
export function Banner({ households, after }: Props) {
  const { value: health } = useLoaded(readHealth);
  const days = households.flatMap(({ prices_as_of }) => prices_as_of ?? []).toSorted();
  const newest = days.at(-1);
  const today = households.flatMap(({ as_of }) => as_of ?? [])[0];
  const offline = health !== undefined && isOffline(health.model);
  return (
    <p className="banner" role="note">
      {households.some(({ simulated }) => simulated) && (
        <span className="simulated-tag">
          {after === undefined ? "Simulated data" : "Simulated"}
        </span>
      )}
      {newest !== undefined && (
        <span>
          {after === undefined ? pricesOf(newest, today) : `${after} ${pricesDay(newest, today)}`}
        </span>
      )}
      {health && (
        <span className="model" title={offline ? "Answers are made by fixed rules." : health.model}>
          {offline ? "Offline model" : health.model}
        </span>
      )}
    </p>
  );
}
