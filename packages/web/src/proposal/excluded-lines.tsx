import type { TradeList } from "@advisor/domain/ips-check/trade-list";
import { Button } from "@mantine/core";
import { dollarsExact } from "../format/figures.ts";
import { Status } from "../panel/status.tsx";

interface Props {
  list: TradeList;
  /** The number of excluded lines. */
  count: number;
  changed: boolean;
  includeAll(): void;
}

/** States which lines are included, and the effect on purchases that the excluded sales would pay for. */
export const ExcludedLines = ({ list, count, changed, includeAll }: Props) => (
  <div role="status" className="left-out">
    {changed && <p>The proposal has changed since: every line is included again.</p>}
    {count > 0 && (
      <>
        <p>
          {count} of {list.sells.length + list.buys.length} lines {count === 1 ? "is" : "are"} left
          out of all figures and of the CSV.{" "}
          <Button size="compact-xs" variant="default" onClick={includeAll}>
            Include all
          </Button>
        </p>
        {list.unfunded.map(({ account_id, account, amount, short }) => (
          <p key={account_id}>
            <Status of="watch">
              {short > 0
                ? `${account} lacks ${dollarsExact(short)} for its purchases: the sales that pay for them are left out.`
                : `${account} pays ${dollarsExact(amount)} of its purchases from its own cash.`}
            </Status>
          </p>
        ))}
      </>
    )}
  </div>
);
