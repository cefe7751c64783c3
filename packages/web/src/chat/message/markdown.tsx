import "./claims.css";
import { Tooltip, Typography } from "@mantine/core";
import { Lexer } from "marked";
import { memo, type ReactNode, useContext } from "react";
import ReactMarkdown, { type Components } from "react-markdown";
import remarkGfm from "remark-gfm";
import remend from "remend";
import type { Zone } from "../../format/zone.ts";
import { ScrollRegion } from "../../scroll-region.tsx";
import { boundedMarkdown } from "../text/bounded-markdown.ts";
import { boundedTree } from "../text/bounded-tree.ts";
import { emphasizeLead } from "../text/emphasize-lead.ts";
import { localizeTimes } from "../text/localize-times.ts";
import { markClaims } from "../text/mark-claims.ts";
import { numberColumns } from "../text/number-columns.ts";
import { openTable } from "../text/open-table.ts";
import { citationNumber, hostOf, markCitations } from "./markdown-text.ts";
import type { Source } from "./message.ts";
import { CitedSources, OpenSource } from "./open-source.ts";
import { sourceName } from "./source-name.ts";

/** The text of an answer. Complete blocks are not rendered again while the rest streams. */
export const Markdown = memo(function Markdown(props: {
  text: string;
  sources: Source[];
  /** Claims without a source. */
  unmatched?: readonly string[];
  /** Claims that the advisor removed. */
  removed?: readonly string[];
  /** Of its times; the reader's own if it is absent. */
  zone?: Zone;
}) {
  const claims = (props.unmatched ?? []).join("\n");
  const removed = (props.removed ?? []).join("\n");
  const text = boundedMarkdown(markCitations(props.text, props.sources));
  const blocks = blocksOf(openTable(remend(text)));
  return (
    <CitedSources value={props.sources}>
      <Typography className="answer">
        {blocks.map(({ begins, raw }) => (
          <Block
            key={begins}
            text={raw}
            first={begins === 0}
            claims={claims}
            removed={removed}
            zone={props.zone}
          />
        ))}
      </Typography>
    </CitedSources>
  );
});

/** The blocks of a text, keyed by their start, which does not change while the text grows. */
function blocksOf(text: string): { begins: number; raw: string }[] {
  let begins = 0;
  return new Lexer().blockTokens(text.replaceAll(/\r\n?/g, "\n")).map(({ raw }) => {
    const block = { begins, raw };
    begins += raw.length;
    return block;
  });
}

interface BlockProps {
  text: string;
  first: boolean;
  /** One a line, so that equal ones are the same value. */
  claims: string;
  removed: string;
  zone: Zone | undefined;
}

const Block = memo(function Block({ text, first, claims, removed, zone }: BlockProps) {
  return (
    <ReactMarkdown
      remarkPlugins={[remarkGfm, boundedTree]}
      rehypePlugins={[
        numberColumns,
        markClaims(claims.split("\n"), removed.split("\n")),
        [localizeTimes, zone],
        ...(first ? [emphasizeLead] : []),
      ]}
      components={components}
    >
      {text}
    </ReactMarkdown>
  );
});

/** A citation in the text, which names its source and opens it. */
function CitationMark({ number }: { number: number }) {
  const open = useContext(OpenSource);
  const source = useContext(CitedSources)[number - 1];
  return (
    <Tooltip
      label={source && sourceName(source)}
      disabled={source === undefined}
      events={{ hover: true, focus: true, touch: false }}
    >
      <button
        type="button"
        className="cited"
        aria-label={`Source ${number}`}
        onClick={() => open(number)}
      >
        {number}
      </button>
    </Tooltip>
  );
}

const Heading = ({ children }: { children?: ReactNode }) => <h2>{children}</h2>;

/** A model's text may not load, run or hide anything: no images, and links show their target. */
const components: Components = {
  a({ href, children }) {
    const number = citationNumber(href);
    if (number !== undefined) {
      return <CitationMark number={Number(number)} />;
    }
    const host = hostOf(href);
    if (host === undefined) return <span>{children}</span>;
    return (
      <>
        <a href={href} target="_blank" rel="noopener noreferrer">
          {children}
        </a>{" "}
        <span className="host">({host})</span>
      </>
    );
  },
  // All headings get the same level, so that no level is skipped.
  ...Object.fromEntries(["h1", "h2", "h3", "h4", "h5", "h6"].map((name) => [name, Heading])),
  img: ({ alt }) => <span>{alt}</span>,
  table: ({ children, node }) => <ScrollingTable label={labelOf(node)}>{children}</ScrollingTable>,
};

/** A wide table scrolls by itself, also with the keyboard. */
const ScrollingTable = ({ label, children }: { label: string; children: ReactNode }) => (
  <ScrollRegion className="scrolls" aria-label={label}>
    <table aria-label={label}>{children}</table>
  </ScrollRegion>
);

interface Named {
  tagName?: string;
  value?: string;
  children?: unknown[];
}

/** A table's accessible name lists its column headings. */
function labelOf(table: Named | undefined): string {
  const cells = (node: Named): string[] =>
    node.tagName === "th"
      ? [textOf(node)]
      : (node.children ?? []).flatMap((child) => cells(child as Named));
  const heads = table === undefined ? [] : cells(table).filter((text) => text !== "");
  return heads.length === 0 ? "Table" : `Table: ${heads.join(", ")}`;
}

const textOf = ({ value, children = [] }: Named): string =>
  value ?? children.map((child) => textOf(child as Named)).join("");
