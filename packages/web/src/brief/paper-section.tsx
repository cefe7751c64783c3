import type { ReactNode } from "react";

interface SectionProps {
  title: string;
  /** The sources of the section's content. */
  sources?: readonly number[];
  children: ReactNode;
}

/** A part of the brief with its sources. */
export const Section = ({ title, sources = [], children }: SectionProps) => (
  <section aria-label={title}>
    <h2>
      {title}
      <SourceMarks of={sources} />
    </h2>
    {children}
  </section>
);

/** The last cell of a row: the numbers of its sources. */
export const CitedCell = ({ of }: { of: readonly number[] }) => (
  <td className="cited">
    <SourceMarks of={of} />
  </td>
);

/** The numbers of sources. */
export const SourceMarks = ({ of }: { of: readonly number[] }) =>
  of.length > 0 && <sup className="marks">{of.join(" ")}</sup>;
