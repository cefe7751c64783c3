interface Props<Kind extends string> {
  kinds: readonly Kind[];
  names: Readonly<Record<NoInfer<Kind>, string>>;
  chosen: NoInfer<Kind>;
  choose(kind: NoInfer<Kind>): void;
  /** The number of items of a kind. */
  count(kind: Kind): number;
}

/** Buttons that filter a list by kind, each with the number of its items. */
export const FilterChips = <Kind extends string>(props: Props<Kind>) =>
  props.kinds.map((kind) => (
    <button
      key={kind}
      type="button"
      className="chip"
      aria-pressed={props.chosen === kind}
      onClick={() => props.choose(kind)}
    >
      {props.names[kind]} <span className="count">{props.count(kind)}</span>
    </button>
  ));
