import { Button, Stack } from "@mantine/core";

const about = [
  "Is the family outside their IPS bands?",
  "Show me their holdings",
  "Do they have enough cash for the next 90 days?",
  "Create a task to call them about their cash next week",
];
const general = [
  "What is in VOO?",
  "What are AAPL and MSFT trading at?",
  "What is the news about NVDA?",
];

interface Props {
  household: string | undefined;
  ask(text: string): void;
}

/** The start of a conversation: its subject and suggested questions. */
export function Prompts({ household, ask }: Props) {
  return (
    <section className="start" aria-label="Things to ask">
      <h2>{household ?? "No household"}</h2>
      <p className="quiet">
        {household === undefined
          ? "Ask about funds, quotes and news, or choose a household to ask about its accounts."
          : "Every figure in an answer comes from a source that is named under it."}
      </p>
      <Stack gap="xs">
        {(household === undefined ? general : about).map((prompt) => (
          <Button key={prompt} variant="default" justify="flex-start" onClick={() => ask(prompt)}>
            {prompt}
          </Button>
        ))}
      </Stack>
    </section>
  );
}

interface FollowUpsProps {
  prompts: readonly string[];
  ask(text: string): void;
}

/** Suggested questions after an answer. */
export const FollowUps = ({ prompts, ask }: FollowUpsProps) =>
  prompts.length === 0 ? null : (
    <section className="follow-ups" aria-label="Things to ask next">
      {prompts.map((prompt) => (
        <button key={prompt} type="button" className="chip" onClick={() => ask(prompt)}>
          {prompt}
        </button>
      ))}
    </section>
  );
