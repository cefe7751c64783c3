interface Props {
  name: string;
  value: string;
}

/** A name with its value, inside a `dl`. */
export const Fact = ({ name, value }: Props) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
