import { Button, Stack } from "@mantine/core";

interface Props {
  household: string | undefined;
  prompts: readonly string[];
  ask(text: string): void;
}

/** The start of a conversation: its subject and suggested questions. */
export function Prompts({ household, prompts, ask }: Props) {
  return (
    <section className="start" aria-label="Things to ask">
      <h2>{household ?? "No household"}</h2>
      <p className="quiet">
        {household === undefined
          ? "Ask about all of your households, funds, quotes and news, or choose a household to ask about its accounts."
          : "Every figure in an answer comes from a source that is named under it."}
      </p>
      <Stack gap="xs">
        {prompts.map((prompt) => (
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
