import { sectors } from "@advisor/domain/portfolio/sectors";
import { expect, it } from "vitest";
import { qualifiers } from "./qualifiers.ts";

it("every sector of the standard has words, and no other sector has", () => {
  const named = qualifiers.flatMap(({ meaning }) =>
    meaning.is === "filter" && meaning.filter.field === "sector" ? meaning.filter.values : [],
  );
  expect([...new Set(named)].toSorted()).toEqual(sectors.toSorted());
});
