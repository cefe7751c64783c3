import { Confidence, VerdictMark } from "../icons.tsx";

/** Explains the marks and keys of the matrix. */
export const Legend = () => (
  <footer className="legend quiet">
    <span>
      <VerdictMark verdict="positive" /> meets it
    </span>
    <span>
      <VerdictMark verdict="negative" /> does not
    </span>
    <span>
      <VerdictMark verdict="unknown" /> cannot be told
    </span>
    <span>
      <Confidence of={3} /> confidence
    </span>
    <span className="status act">stops the company</span>
    <span className="keys">
      <kbd>← ↑ → ↓</kbd> cells <kbd>Enter</kbd> evidence <kbd>O</kbd> override
    </span>
  </footer>
);
