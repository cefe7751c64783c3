import { Typography } from "@mantine/core";
import { marked } from "marked";
import { memo } from "react";
import ReactMarkdown, { type Components } from "react-markdown";
import remarkGfm from "remark-gfm";
import remend from "remend";
import { cited, hostOf, markCitations } from "./markdown-text.ts";
import type { Source } from "./message.ts";

/** An answer's text. Blocks that are complete are not rendered again while the rest is written. */
export const Markdown = memo(function Markdown(given: { text: string; sources: Source[] }) {
  const blocks = blocksOf(remend(markCitations(given.text, given.sources)));
  return (
    <Typography className="answer">
      {blocks.map(({ begins, raw }) => (
        <Block key={begins} text={raw} />
      ))}
    </Typography>
  );
});

/** The blocks of a text, each by the place where it begins: that stays while the text grows. */
function blocksOf(text: string): { begins: number; raw: string }[] {
  let begins = 0;
  return marked.lexer(text).map(({ raw }) => {
    const block = { begins, raw };
    begins += raw.length;
    return block;
  });
}

const Block = memo(function Block({ text }: { text: string }) {
  return (
    <ReactMarkdown remarkPlugins={[remarkGfm]} components={components}>
      {text}
    </ReactMarkdown>
  );
});

/** Text of a model may not load, run or hide anything: no images, and links that show where they lead. */
const components: Components = {
  a({ href, children }) {
    const number = cited(href);
    if (number !== undefined) {
      return (
        <sup className="cited" title={`Source ${number}, listed under the answer`}>
          {number}
        </sup>
      );
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
  img: ({ alt }) => <span>{alt}</span>,
  table: ({ children }) => (
    <section className="scrolls" aria-label="Table">
      <table>{children}</table>
    </section>
  ),
};
