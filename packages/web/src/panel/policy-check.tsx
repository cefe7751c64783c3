import type { Comparison } from "@advisor/domain/ips-check/comparison";
import { findings } from "@advisor/domain/ips-check/findings/findings";
import { identifierToWords } from "@advisor/domain/text/display";
import { percent } from "../format/figures.ts";
import { valueOrUnknown } from "../format/format.ts";
import { localizeText } from "../format/localize-text.ts";
import { Cash } from "./check/cash.tsx";
import { Findings } from "./check/findings.tsx";
import { Issuers, Sectors } from "./check/limits.tsx";
import { OfferedTask } from "./check/offered-task.tsx";
import { ProposalLink } from "./check/proposal.tsx";
import { Weights, WeightsAndBands } from "./check/weights-and-bands.tsx";
import { checkedOnPrices } from "./price-days.ts";

interface Props {
  check: Comparison;
  /** The days of its prices: see `priceDays`. */
  prices: readonly string[];
  accountName(account_id: string): string;
  household_id: string;
  /** How a task that the check offers is created, and whether it is open. */
  offered(title: string): { open: boolean; create(): Promise<unknown> };
}

/** The complete result of a policy check, findings to act on first. */
export function PolicyCheck(props: Props) {
  const { check, prices, accountName, household_id, offered } = props;
  const name = check.ips_name ?? "No policy in effect";
  const { as_of, total_value, coverage_pct, scope, assumptions, offers } = check;
  const beside = scope.beside
    .map((one) => `${one.name} (${identifierToWords(one.reason).toLowerCase()})`)
    .join(", ");
  const weighed = check.classes.filter(({ weight_pct }) => weight_pct !== null);
  return (
    <section aria-label={name} className="blocks">
      <div>
        <header className="line">
          <h2>{name}</h2>
          <p className="quiet">{checkedOnPrices(as_of, prices)}</p>
        </header>
        <Findings findings={findings(check)} accountName={accountName} />
        {offers.map(({ title }) => (
          <OfferedTask key={title} title={title} {...offered(title)} />
        ))}
      </div>
      {weighed.length > 0 && (
        <div>
          <h3>{check.ips_id === null ? "Allocation" : "Allocation against policy"}</h3>
          {check.ips_id === null ? (
            <Weights rows={weighed} label="Allocation" />
          ) : (
            <WeightsAndBands rows={check.classes} label={`Check of ${name}`} />
          )}
          <ProposalLink check={check} household_id={household_id} />
        </div>
      )}
      <Cash cash={check.cash} policy={check.ips_id !== null} />
      <Issuers issuers={check.concentration} />
      <Sectors sectors={check.sectors} />
      <div>
        <p className="quiet">
          Checked: {valueOrUnknown(total_value)}
          {coverage_pct < 100 && `, ${percent(coverage_pct)} of the positions have a value`}
          {beside !== "" && `. Not in this check: ${beside}`}.
        </p>
        {assumptions.length > 0 && (
          <details className="proposal">
            <summary>Assumptions</summary>
            <ul className="notes">
              {assumptions.map((one) => (
                <li key={one}>{localizeText(one)}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </section>
  );
}
