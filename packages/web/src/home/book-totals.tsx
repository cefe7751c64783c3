import type { Worklist } from "@advisor/protocol/worklist";
import { count, counted, dollars } from "../format/figures.ts";
import type { Filter } from "./worklist-rows.ts";

interface Props {
  totals: Worklist["totals"];
  chosen: Filter;
  choose(filter: Filter): void;
}

/** Key figures over all households; each filters the worklist. */
export function BookTotals({ totals, chosen, choose }: Props) {
  const households = (of: number) => counted(of, "household");
  const figures: { filter: Filter; name: string; value: string; beside: string }[] = [
    {
      filter: "all",
      name: "Book",
      value: dollars(totals.value),
      beside: `${households(totals.households)}, ${count(totals.with_policy)} with a policy`,
    },
    { filter: "act", name: "Act now", value: count(totals.act), beside: "households" },
    {
      filter: "cash",
      name: "Cash short",
      value: dollars(totals.cash_short_usd),
      beside: households(totals.cash_short),
    },
    {
      filter: "limit",
      name: "Over a limit",
      value: count(totals.over_limit),
      beside: "issuer or sector",
    },
    {
      filter: "band",
      name: "Out of band",
      value: count(totals.classes_out),
      beside: `classes in ${households(totals.out_of_band)}`,
    },
    {
      filter: "task",
      name: "Tasks",
      value: `${count(totals.tasks_overdue)} overdue`,
      beside: `${count(totals.tasks_due_in_7_days)} due in 7 days, ${count(totals.tasks_open)} open`,
    },
    {
      filter: "data",
      name: "Data to fix",
      value: count(totals.data_to_fix),
      beside: "cost, price or statement",
    },
  ];
  return (
    <section className="totals card" aria-label="Book">
      {figures.map(({ filter, name, value, beside }) => (
        <button
          key={filter}
          type="button"
          aria-pressed={chosen === filter}
          data-tone={filter === "act" && totals.act > 0 ? "breach" : undefined}
          onClick={() => choose(filter)}
        >
          <span className="quiet">{name}</span>
          <span className="large">{value}</span>
          <span className="quiet">{beside}</span>
        </button>
      ))}
    </section>
  );
}
