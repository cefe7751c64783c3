interface Props {
  choices: readonly string[];
  ask(text: string): void;
}

/** What an answer asks back, to be chosen instead of written. */
export const Choices = ({ choices, ask }: Props) => (
  <ul className="asked-back" aria-label="Choices">
    {choices.map((choice) => (
      <li key={choice}>
        <button type="button" className="chip" onClick={() => ask(choice)}>
          {choice}
        </button>
      </li>
    ))}
  </ul>
);
