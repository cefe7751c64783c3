import type { Day } from "@advisor/domain/day";
import type { Segment } from "@advisor/domain/market/instrument";

interface Session {
  /** Trading minutes per day. */
  minutes: number;
  /** The time of a trading minute, in UTC. */
  minuteOf(day: Day, minute: number): string;
  closes(day: Day): string;
}

/** 9:15 to 15:30 Indian time; commodities trade from 9:00 to 23:30. */
export function sessionOf(segment: Segment): Session {
  const [opens, minutes] = segment === "MCX_COMM" ? ["03:30", 870] : ["03:45", 375];
  const minuteOf = (day: Day, minute: number) =>
    new Date(Date.parse(`${day}T${opens}:00Z`) + minute * 60_000)
      .toISOString()
      .replace(".000Z", "Z");
  return { minutes, minuteOf, closes: (day) => minuteOf(day, minutes) };
}
