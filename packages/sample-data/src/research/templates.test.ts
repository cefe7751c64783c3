import * as Template from "@advisor/domain/research/template";
import { expect, test } from "vitest";
import { advisors } from "../advisors.ts";
import { researchTemplates } from "./templates.ts";

test("every demo advisor has the three sample templates, whole and under ids of their own", () => {
  expect(researchTemplates.map(({ advisor_id, name }) => `${advisor_id} ${name}`)).toEqual(
    advisors.flatMap(({ advisor_id }) =>
      ["Acquisition screen", "Dividend safety", "Public API"].map(
        (name) => `${advisor_id} ${name}`,
      ),
    ),
  );
  for (const template of researchTemplates) expect(Template.Info.parse(template)).toEqual(template);
  expect(new Set(researchTemplates.map(({ id }) => id)).size).toBe(researchTemplates.length);
});
