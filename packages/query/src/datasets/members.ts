import type { Day } from "@advisor/domain/day";
import { decimal } from "@advisor/domain/decimal";
import type { Dataset } from "../book/dataset.ts";
import { dayOf, name } from "../book/dimensions.ts";
import type { Facts } from "../book/facts.ts";
import { count, statedMeasure } from "../book/measures.ts";
import type { Row } from "../book/row.ts";
import { sources } from "../book/sources.ts";

export const members: Dataset = {
  noun: ["member", "members"],
  dimensions: {
    name: name("name"),
    role: name("role", ["primary", "spouse", "dependent", "trustee", "beneficiary"]),
    birth_date: dayOf("birth date"),
  },
  measures: { age: statedMeasure("age", "years"), count },
  columns: ["age"],
  title: ["name", "role"],
  order: { by: "birth_date", direction: "asc" },
  rows: ({ snapshot, as_of }: Facts): Row[] =>
    snapshot.household.members.map((member) => ({
      id: member.id,
      key: member.id,
      source: sources.household,
      as_of,
      day: null,
      dimensions: { name: member.name, role: member.role, birth_date: member.birth_date },
      figures: {
        age: member.birth_date === null ? "not_on_file" : decimal(ageOn(as_of, member.birth_date)),
      },
    })),
};

/** The age in completed years. */
const ageOn = (day: Day, birth: Day): number =>
  Number(day.slice(0, 4)) - Number(birth.slice(0, 4)) - (day.slice(5) < birth.slice(5) ? 1 : 0);
