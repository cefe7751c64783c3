import { Day } from "@advisor/domain/day";
import type * as Grounding from "@advisor/domain/record/grounding";
import { identifierToWords } from "@advisor/domain/text/display";
import { SegmentedControl } from "@mantine/core";
import { useState } from "react";
import { fieldName, unitOfName } from "../chat/message/cell-text.ts";
import { readingWords } from "../chat/message/source-words.ts";
import { count, date, dollarsExact, priceIn } from "../format/figures.ts";
import { FigureTable } from "../panel/figure-table.tsx";
import { Status } from "../panel/status.tsx";
import { ShowAll } from "../show-all.tsx";

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
      <div className="line">
        <h2>Checks, claim by claim</h2>
        <SegmentedControl
          size="xs"
          aria-label="Which figures to list"
          {...{ value: only, onChange: setOnly, data }}
        />
      </div>
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
      <th scope="row">{withDays(says)}</th>
      <td className="result">
        {whereOf(claim)} <span className="quiet">{sourceOf(claim)}</span>
      </td>
      <td>{shown(claim)}</td>
      <td>
        {by === "none" && <Status of="watch">unmatched</Status>}
        {by === "lost" && <Status of="watch">not found again</Status>}
        {!isUnverified(claim) && (
          <Status of="verified">
            <span className="unseen">match</span>
          </Status>
        )}
      </td>
    </tr>
  );
}

const otherwise = {
  rule: "a rule",
  question: "your question",
  calculation: "follows from this answer's results",
  words: "a part or a whole, in words",
  none: "no source states it",
  lost: "matched when it was written, and not found again in the record",
} as const;

/** The days of a text as people write them. */
const withDays = (text: string): string =>
  text.replace(/\b\d{4}-\d{2}-\d{2}\b/g, (day) => (Day.safeParse(day).success ? date(day) : day));

/** An identifier, such as us_equity. */
const code = /^[a-z]+(?:_[a-z0-9]+)*$/;

/** The row and the field. */
function whereOf({ by, row = [], field, rule }: Grounding.Claim): string {
  if (by === "rule" && rule !== undefined) return rule;
  if (by !== "source" && by !== "context") return otherwise[by];
  const names = row.map((one) => (code.test(one) ? identifierToWords(one) : one));
  return [
    ...names,
    ...(field === undefined || passages.has(field) ? [] : [claimField(field)]),
  ].join(", ");
}

/** Fields that hold the words of a passage, which says itself what they are about. */
const passages: ReadonlySet<string> = new Set(["snippet", "text"]);

/** A field without its unit, in whole words. */
const claimField = (field: string): string =>
  fieldName(field)
    .replace(/^(?![A-Z]{2})./, (letter) => letter.toLowerCase())
    .replace(/\bmin\b/, "minimum")
    .replace(/\bmax\b/, "maximum")
    .replace(/ pp$/, "");

/** The tool or the document, and the day. */
function sourceOf({ by, source_id = "", as_of }: Grounding.Claim): string {
  if (by === "context") return "household records, as handed to the model";
  if (by !== "source") return "";
  const tool = /^tool:(\w+):/.exec(source_id)?.[1];
  const passage = /^doc:.*#(\d+)$/.exec(source_id)?.[1];
  const name = tool !== undefined ? readingWords(tool) : passage && `document, passage ${passage}`;
  return [name ?? source_id, ...(as_of ? [date(as_of)] : [])].join(", ");
}

/** Writes days and dollars in the page's format, and cuts long decimals. */
function shown({ value = "", field = "", unit = unitOfName(field) }: Grounding.Claim): string {
  if (Day.safeParse(value).success) return date(value);
  const number = Number(value);
  if (value === "" || Number.isNaN(number)) return value;
  if (unit === "usd") return dollarsExact(number);
  if (unit === "inr") return priceIn(number, "INR");
  const cut = Math.trunc(number * 10_000) / 10_000;
  return `${count(cut)}${cut === number ? "" : "…"}${unit === undefined ? "" : ends[unit]}`;
}

const ends = { percent: "%", points: " pp" } as const;
