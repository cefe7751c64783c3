import { Confidence, VerdictMark } from "../icons.tsx";
import { verdictWords } from "../words.ts";

const verdicts = ["positive", "negative", "unknown"] as const;

/** Explains the marks and keys of the matrix. */
export const Legend = () => (
  <footer className="legend quiet">
    {verdicts.map((verdict) => (
      <span key={verdict}>
        <VerdictMark verdict={verdict} /> {verdictWords(verdict)}
      </span>
    ))}
    <span>
      <Confidence of={3} /> confidence
    </span>
    <span className="status act">stops the company</span>
    <span className="keys">
      <kbd>← ↑ → ↓</kbd> cells <kbd>Enter</kbd> evidence <kbd>O</kbd> override
    </span>
  </footer>
);
