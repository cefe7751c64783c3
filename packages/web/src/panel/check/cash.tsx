import type { Cash as Row } from "@advisor/domain/ips-check/comparison";
import { identifierToWords } from "@advisor/domain/text/display";
import { date, dollars } from "../../format/figures.ts";
import { Status } from "../status.tsx";
import { LimitMeter } from "./limit-meter.tsx";

interface Props {
  cash: Row;
  /** Whether a policy is on file, which may set no floor. */
  policy: boolean;
}

/** Cash against its floor, and the needs of the next 90 days. */
export function Cash({ cash, policy }: Props) {
  const { available, total, floor, shortfall, needs } = cash;
  const settling = cash.settlement_gap?.amount ?? 0;
  return (
    <div>
      <div className="line">
        <h3>Cash, next 90 days</h3>
        {shortfall !== null && floor !== null && (
          <Status of={shortfall > settling ? "act" : "ok"}>
            {shortfall > 0
              ? `short by ${dollars(shortfall)}${settling > 0 ? `, of which ${dollars(settling)} settles` : ""}`
              : `above its floor by ${dollars(available - floor)}`}
          </Status>
        )}
      </div>
      {floor !== null && (
        <LimitMeter
          label={`Cash ${dollars(available)} against a floor of ${dollars(floor)}`}
          value={available}
          limit={floor}
          bad={shortfall !== null && shortfall > 0}
        />
      )}
      <p className="pair">
        <span>
          Available <strong>{dollars(available)}</strong>
        </span>
        {floor !== null && (
          <span>
            Floor <strong>{dollars(floor)}</strong>
          </span>
        )}
      </p>
      <p className="quiet">
        {total !== available && `${dollars(total)} with what has not settled. `}
        {floor === null && withoutFloor(policy)}
      </p>
      {needs.length === 0 ? (
        <p className="quiet">Nothing falls due.</p>
      ) : (
        <ul className="rows needs" aria-label="Cash needs">
          {needs.map(({ kind, amount, whole_usd, due, note }) => (
            <li key={`${kind} ${due} ${note}`}>
              <span>{note}</span>
              <span className="quiet">
                {identifierToWords(kind)}, {due === null ? "no date" : `due ${date(due)}`}
              </span>
              <span className="against">
                {dollars(amount)}
                {whole_usd !== undefined && ` of ${dollars(whole_usd)}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const withoutFloor = (policy: boolean): string =>
  policy ? "No cash floor applies." : "Without a policy there is no floor.";
