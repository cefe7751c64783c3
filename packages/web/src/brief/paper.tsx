import { isOutside } from "@advisor/domain/ips-check/findings/findings";
import { identifierToWords } from "@advisor/domain/text/display";
import type { Brief, Line } from "@advisor/protocol/brief";
import type { ReactNode, Ref } from "react";
import { band, date, percent } from "../format/figures.ts";
import { checkedOn, fullDateTime } from "../format/format.ts";
import { PolicyBar } from "../panel/check/weights-and-bands.tsx";
import { Status } from "../panel/status.tsx";
import type { Audience, Part } from "./brief-parts.ts";
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

interface SectionProps {
  title: string;
  /** The sources of the section's content. */
  sources?: readonly number[];
  children: ReactNode;
}

const Section = ({ title, sources = [], children }: SectionProps) => (
  <section aria-label={title}>
    <h2>
      {title}
      <SourceMarks of={sources} />
    </h2>
    {children}
  </section>
);

const SourceMarks = ({ of }: { of: readonly number[] }) =>
  of.length > 0 && <sup className="marks">{of.join(" ")}</sup>;

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

const Values = ({ brief }: { brief: Brief }) => (
  <Section title="Value and return">
    <table aria-label="Value and return">
      <tbody>
        {brief.value.map(({ name, value, sources }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className="figure">{value}</td>
            <td className="cited">
              <SourceMarks of={sources} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </Section>
);

function CashDue({ brief }: { brief: Brief }) {
  const { rows, total, sources } = brief.cash_due;
  return (
    <Section title="Cash due in 90 days">
      {rows.length === 0 ? (
        <p>Nothing falls due.</p>
      ) : (
        <table aria-label="Cash due in 90 days">
          <tbody>
            {rows.map(({ due, note, amount }) => (
              <tr key={`${due} ${note} ${amount}`}>
                <th scope="row" className="day">
                  {due}
                </th>
                <td>{note}</td>
                <td className="figure">{amount}</td>
                <td />
              </tr>
            ))}
            <tr className="sum">
              <th scope="row">Sum</th>
              <td />
              <td className="figure">{total}</td>
              <td className="cited">
                <SourceMarks of={sources} />
              </td>
            </tr>
          </tbody>
        </table>
      )}
    </Section>
  );
}

function Allocation({ brief }: { brief: Brief }) {
  const { sources } = brief.allocation;
  const rows = brief.allocation.rows.filter(({ weight_pct }) => weight_pct !== null);
  return (
    <Section title="Allocation" sources={rows.length === 0 ? [] : sources}>
      {rows.length === 0 ? (
        <p>
          {brief.allocation.rows.length === 0
            ? "There is no policy to compare with."
            : "No holding of the policy has a value."}
        </p>
      ) : (
        <table className="allocation" aria-label="Allocation">
          <tbody>
            {rows.map((row) => (
              <tr key={row.class}>
                <th scope="row">{identifierToWords(row.class)}</th>
                <td className="bar-cell">
                  <PolicyBar of={row} out={isOutside(row)} />
                </td>
                <td className="figure">
                  {row.weight_pct === null ? (
                    "unknown"
                  ) : isOutside(row) ? (
                    <Status of="act">{percent(row.weight_pct)}</Status>
                  ) : (
                    percent(row.weight_pct)
                  )}
                </td>
                <td className="figure band-limits">{band(row.min_pct, row.max_pct)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}

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
