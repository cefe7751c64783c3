import { Day } from "@advisor/domain/day";
import type * as Grounding from "@advisor/domain/record/grounding";
import { words } from "@advisor/domain/text/display";
import { SegmentedControl } from "@mantine/core";
import { useState } from "react";
import { count, date } from "../format/figures.ts";
import { ShowAll } from "../home/show-all.tsx";
import { FigureTable } from "../panel/figure-table.tsx";
import { Status } from "../panel/status.tsx";

const most = 8;

/** Every figure and day that the answer states, with what it was matched to. */
export function Claims({ claims }: { claims: readonly Grounding.Claim[] }) {
  const [only, setOnly] = useState("all");
  const [all, setAll] = useState(false);
  const unverified = claims.filter(isUnverified);
  const wanted = only === "all" ? claims : unverified;
  const data = [
    { value: "all", label: `All ${claims.length}` },
    { value: "unverified", label: `Not verified ${unverified.length}` },
  ];
  return (
    <>
      <SegmentedControl
        className="which-claims"
        size="xs"
        aria-label="Which figures to list"
        {...{ value: only, onChange: setOnly, data }}
      />
      {wanted.length === 0 ? (
        <p className="quiet">
          {claims.length === 0 ? "The answer states no figure." : "None: all of them are verified."}
        </p>
      ) : (
        <div className="claims">
          <FigureTable
            label="Claims"
            heads={["The answer says", "The source says", "Value", "Check"]}
          >
            {(all ? wanted : wanted.slice(0, most)).map((claim) => (
              <Row key={JSON.stringify(claim)} claim={claim} />
            ))}
          </FigureTable>
        </div>
      )}
      <ShowAll {...{ all, setAll, most, count: wanted.length, of: "figures" }} />
    </>
  );
}

const isUnverified = ({ by }: Grounding.Claim): boolean => by === "none" || by === "lost";

function Row({ claim }: { claim: Grounding.Claim }) {
  const { says, by } = claim;
  return (
    <tr>
      <th scope="row">{says}</th>
      <td className="result">
        {whereOf(claim)} <span className="quiet">{sourceOf(claim)}</span>
      </td>
      <td>{shown(claim)}</td>
      <td>
        {by === "none" && <Status of="watch">unmatched</Status>}
        {by === "lost" && <Status of="watch">not found again</Status>}
        {!isUnverified(claim) && <Status of="verified">match</Status>}
      </td>
    </tr>
  );
}

const otherwise = {
  rule: "a rule",
  question: "your question",
  calculation: "calculated from figures of this answer",
  words: "a part or a whole, in words",
  none: "no source states it",
  lost: "matched when it was written, and not found again in the record",
} as const;

/** The row and the field. */
function whereOf({ by, row = [], field, rule }: Grounding.Claim): string {
  if (by === "rule" && rule !== undefined) return rule;
  if (by !== "source" && by !== "context") return otherwise[by];
  return [...row, ...(field === undefined ? [] : [words(field).toLowerCase()])]
    .map((one) => (/_/.test(one) ? words(one) : one))
    .join(", ");
}

/** The tool or the document, and the day. */
function sourceOf({ by, source_id = "", as_of }: Grounding.Claim): string {
  if (by === "context") return "household records, as handed to the model";
  if (by !== "source") return "";
  const tool = /^tool:(\w+):/.exec(source_id)?.[1];
  const passage = /^doc:.*#(\d+)$/.exec(source_id)?.[1];
  const name = tool !== undefined ? words(tool) : passage && `document, passage ${passage}`;
  return [name ?? source_id, ...(as_of ? [date(as_of)] : [])].join(", ");
}

/** Days as days, long decimals cut where it is said. */
function shown({ value = "", field = "" }: Grounding.Claim): string {
  if (Day.safeParse(value).success) return date(value);
  const number = Number(value);
  if (value === "" || Number.isNaN(number)) return value;
  const cut = Math.trunc(number * 10_000) / 10_000;
  const unit = field.endsWith("_pct") ? "%" : "";
  return `${count(cut)}${cut === number ? "" : "…"}${unit}`;
}
