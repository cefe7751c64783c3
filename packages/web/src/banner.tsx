import { readHealth } from "./api/health.ts";
import { useLoaded } from "./api/use-loaded.ts";

/** What an advisor must know of all that is shown: made-up data, and who writes the answers. */
export function Banner({ simulated }: { simulated: boolean }) {
  const { value: health } = useLoaded(readHealth);
  const model =
    health?.model === "offline"
      ? "Answers come from the offline model, by fixed rules."
      : health && `Answers are written by ${health.model}.`;
  return (
    <p className="banner" role="note">
      {simulated && "All data is simulated. "}
      {model}
    </p>
  );
}
