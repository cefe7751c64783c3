interface Props {
  /** The accessible name. */
  label: string;
  value: number;
  /** The position of the tick; null without a limit. */
  limit: number | null;
  bad: boolean;
}

/** A bar with a tick for its limit. */
export function LimitMeter({ label, value, limit, bad }: Props) {
  const most = Math.max(value, limit ?? 0, 0.0001) * 1.15;
  const at = (figure: number): string => `${Math.min(100, Math.max(0, (figure / most) * 100))}%`;
  return (
    <span className="meter" role="img" aria-label={label} data-bad={bad || undefined}>
      <span className="fill" style={{ width: at(value) }} />
      {limit !== null && <span className="tick" style={{ left: at(limit) }} />}
    </span>
  );
}
