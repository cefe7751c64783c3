import { callsOf, type Message, resultOf } from "./message.ts";
import { readingOf } from "./tool-words.ts";

interface Props {
  message: Message;
  /** Opens the question for editing; absent where it cannot be changed. */
  change: (() => void) | undefined;
}

/** How the question was understood, above its answer. */
export function QuestionReading({ message, change }: Props) {
  const readings = new Set(callsOf(message).flatMap((call) => readingOf(resultOf(call)) ?? []));
  if (readings.size === 0) return null;
  return (
    <p className="understood">
      Understood: <strong>{[...readings].join(" ")}</strong>
      {change && (
        <button type="button" className="link" onClick={change}>
          Change
        </button>
      )}
    </p>
  );
}
