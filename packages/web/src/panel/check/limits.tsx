import type { Issuer, Sector } from "@advisor/domain/ips-check/comparison";
import { parseOptionContract } from "@advisor/domain/text/option-contract";
import { limit, percent } from "../../format/figures.ts";
import { HighlightedItem } from "../highlighted.tsx";
import { Status } from "../status.tsx";
import { LimitMeter } from "./limit-meter.tsx";

const shown = (weight: number | null): string => (weight === null ? "unknown" : percent(weight));

/** Through which securities an issuer is held: "AAPL, 1 option, with funds 13.99%". */
function held({ symbols, look_through_pct }: Issuer): string {
  const options = symbols.filter((symbol) => parseOptionContract(symbol) !== undefined);
  return [
    ...symbols.filter((symbol) => !options.includes(symbol)),
    ...(options.length === 0 ? [] : [`${options.length} option${options.length === 1 ? "" : "s"}`]),
    ...(look_through_pct === null ? [] : [`with funds ${percent(look_through_pct)}`]),
  ].join(", ");
}

/** Issuers against their limit, with indirect holdings through funds. */
export function Issuers({ issuers }: { issuers: readonly Issuer[] }) {
  if (issuers.length === 0) return null;
  return (
    <div>
      <h3>Issuers</h3>
      <ul className="rows limits" aria-label="Issuers">
        {issuers.map((row) => (
          <HighlightedItem
            key={row.issuer_id ?? row.name}
            id={`issuer:${row.issuer_id ?? row.name}`}
          >
            <span>
              {row.name} <span className="quiet">{held(row)}</span>
            </span>
            <Bar name={row.name} weight={row.direct_pct} most={row.limit_pct} breach={row.breach} />
            <WeightAgainstLimit weight={row.direct_pct} most={row.limit_pct} breach={row.breach} />
          </HighlightedItem>
        ))}
      </ul>
    </div>
  );
}

/** Sectors of direct holdings. */
export function Sectors({ sectors }: { sectors: readonly Sector[] }) {
  if (sectors.length === 0) return null;
  return (
    <div>
      <h3>Sectors</h3>
      <ul className="rows limits" aria-label="Sectors">
        {sectors.map((row) => (
          <HighlightedItem key={row.sector} id={`sector:${row.sector}`}>
            <span>{row.sector}</span>
            <Bar
              name={row.sector}
              weight={row.weight_pct}
              most={row.limit_pct}
              breach={row.breach}
            />
            <WeightAgainstLimit weight={row.weight_pct} most={row.limit_pct} breach={row.breach} />
          </HighlightedItem>
        ))}
      </ul>
    </div>
  );
}

interface Weighed {
  weight: number | null;
  most: number | null;
  breach: boolean;
}

const Bar = ({ name, weight, most, breach }: Weighed & { name: string }) =>
  weight !== null &&
  most !== null && (
    <LimitMeter
      label={`${name} ${percent(weight)}, limit ${limit(most)}`}
      value={weight}
      limit={most}
      bad={breach}
    />
  );

const WeightAgainstLimit = ({ weight, most, breach }: Weighed) => (
  <span className="against">
    <span>{shown(weight)}</span>
    <span className="quiet">{most === null ? "no limit" : `limit ${limit(most)}`}</span>
    {most !== null && <Status of={breach ? "act" : "ok"}>{breach ? "over" : "within"}</Status>}
  </span>
);
