interface Props {
  choices: readonly string[];
  ask(text: string): void;
}

/** The choices of a clarification, as buttons. */
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
