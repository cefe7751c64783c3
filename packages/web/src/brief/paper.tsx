import type { Brief, Line } from "@advisor/protocol/brief";
import type { Ref } from "react";
import { date } from "../format/figures.ts";
import { checkedOn, fullDateTime } from "../format/format.ts";
import { Status } from "../panel/status.tsx";
import type { Audience, Part } from "./brief-parts.ts";
import { Allocation, CashDue, Values } from "./paper-figures.tsx";
import { Section, SourceMarks } from "./paper-section.tsx";
import { marginMm, type PaperSize } from "./paper-size.ts";

interface Props {
  brief: Brief;
  shown: readonly Part[];
  size: PaperSize;
  audience: Audience;
  ref: Ref<HTMLElement>;
}

/** The printed page, which is always light. */
export function Paper({ brief, shown, size, audience, ref }: Props) {
  const has = (part: Part): boolean => shown.includes(part);
  return (
    <article
      ref={ref}
      className="paper"
      data-size={size}
      aria-label={`Meeting brief, ${brief.household_name}`}
    >
      <style>{`@page { size: ${size}; margin: ${marginMm}mm; }`}</style>
      <Head brief={brief} />
      <Flags brief={brief} has={has} />
      <div className="paper-columns">
        {has("value") && <Values brief={brief} />}
        {has("cash_due") && <CashDue brief={brief} />}
        {has("allocation") && <Allocation brief={brief} />}
        {has("since") && (
          <List
            title={
              brief.last_meeting === null
                ? "Since the last meeting"
                : `Since ${date(brief.last_meeting)}`
            }
            lines={brief.since}
          />
        )}
        {has("promised") && <List title="Promised" lines={brief.promised} />}
      </div>
      {has("talking_points") && (
        <List title="Talking points" lines={brief.talking_points} numbered />
      )}
      {has("unknown") && brief.unknown.length > 0 && (
        <Section title="Not known">
          <ul className="plain">
            {brief.unknown.map((text) => (
              <li key={text}>
                <Status of="watch">{text}</Status>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {has("sources") && <Sources brief={brief} />}
      <footer>
        Prepared {date(brief.as_of)}. {brief.simulated && <strong>Simulated data. </strong>}
        {audience === "advisor" && "For the advisor, not advice to the client."}
      </footer>
    </article>
  );
}

const Head = ({ brief }: { brief: Brief }) => (
  <header>
    <div>
      <p className="quiet">Meeting brief{brief.simulated && ", simulated data"}</p>
      <h1>{brief.household_name}</h1>
      <p>{brief.members}</p>
    </div>
    <div className="right">
      <p>
        <strong>{brief.meeting === null ? "No meeting" : fullDateTime(brief.meeting)}</strong>
      </p>
      <p>{brief.advisor_id}</p>
      <p>
        {brief.last_meeting === null
          ? "No earlier meeting on file"
          : `Last meeting: ${date(brief.last_meeting)}`}
      </p>
    </div>
  </header>
);

function Flags({ brief, has }: { brief: Brief; has(part: Part): boolean }) {
  const flags = has("red_flags") ? brief.red_flags : [];
  const decide = has("decide") ? brief.decide : [];
  if (flags.length === 0 && decide.length === 0) return null;
  return (
    <div className="flags" data-tone={flags.length > 0 ? "breach" : undefined}>
      {flags.length > 0 && (
        <section aria-label="Act now">
          <ul className="plain">
            {flags.map((line) => (
              <li key={line.text}>
                <Status of="act">
                  <BriefSentence {...line} />
                </Status>
              </li>
            ))}
          </ul>
        </section>
      )}
      {decide.length > 0 && <List title="Proposed, nothing is traded" lines={decide} />}
    </div>
  );
}

interface ListProps {
  title: string;
  lines: readonly Line[];
  numbered?: boolean;
}

function List({ title, lines, numbered = false }: ListProps) {
  if (lines.length === 0) return null;
  const Items = numbered ? "ol" : "ul";
  return (
    <Section title={title}>
      <Items>
        {lines.map((line) => (
          <li key={line.text}>
            <BriefSentence {...line} />
          </li>
        ))}
      </Items>
    </Section>
  );
}

/** A sentence with its sources; what it is about stands out. */
const BriefSentence = ({ lead = "", text, sources }: Line) => (
  <span>
    {lead !== "" && <strong>{lead}</strong>}
    {text.slice(lead.length)}
    <SourceMarks of={sources} />
  </span>
);

const Sources = ({ brief }: { brief: Brief }) => (
  <Section title="Sources">
    <ol className="paper-sources">
      {brief.sources.map(({ number, title, as_of, prices_as_of }) => (
        <li key={number}>
          {title}, {prices_as_of === undefined ? date(as_of) : checkedOn(as_of, prices_as_of)}
        </li>
      ))}
    </ol>
  </Section>
);
