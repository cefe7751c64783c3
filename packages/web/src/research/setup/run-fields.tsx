import { Checkbox, NativeSelect, TextInput } from "@mantine/core";
import { useCallback } from "react";
import * as z from "zod";
import type { AdvisorApi } from "../../api/advisor-api.ts";
import { parseResponse } from "../../api/parse-response.ts";
import { useLoaded } from "../../api/use-loaded.ts";
import { toolWords } from "../words.ts";
import { checkboxProps, textProps } from "./field-props.ts";
import { type StartForm, usualTools } from "./start-body.ts";

interface Props {
  form: StartForm;
  set(part: Partial<StartForm>): void;
}

const Tools = z.object({
  tools: z.array(
    z.object({
      function: z.object({ name: z.string(), description: z.string() }),
      effect: z.string(),
      needs_household: z.boolean(),
    }),
  ),
});

/** Selects the tools that the model may use. */
export function ToolFields({ api, form, set }: Props & { api: AdvisorApi }) {
  const load = useCallback(
    async () =>
      parseResponse(Tools, await (await api.ask("/api/tools?format=openai")).json()).tools,
    [api],
  );
  const { value = [] } = useLoaded(load);
  const offered = value.filter(
    ({ effect, needs_household }) =>
      effect === "read" && (form.household_id !== "" || !needs_household),
  );
  const usual: readonly string[] = usualTools;
  const others = offered.filter(({ function: { name } }) => !usual.includes(name));
  const toggle = (name: string, checked: boolean) =>
    set({
      tools: checked ? [...form.tools, name] : form.tools.filter((other) => other !== name),
    });
  const box = (name: string, description?: string) => (
    <Checkbox
      key={name}
      size="xs"
      label={toolWords(name)}
      description={description}
      checked={form.tools.includes(name)}
      onChange={(event) => toggle(name, event.currentTarget.checked)}
    />
  );
  return (
    <fieldset className="criterion">
      <legend>Tools</legend>
      {usual.map((name) => box(name))}
      {others.length > 0 && (
        <details>
          <summary>Other tools ({others.length})</summary>
          <div className="tools">
            {others.map(({ function: { name, description } }) =>
              box(name, description.split(/(?<=\.)\s/)[0]),
            )}
          </div>
        </details>
      )}
      <Checkbox
        size="xs"
        label="Wait between tools: every call needs your approval"
        {...checkboxProps(form, set, "wait_between_tools")}
      />
    </fieldset>
  );
}

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index));

/** The cost limits of a run, and how thoroughly it works. */
export const LimitFields = ({ form, set }: Props) => (
  <fieldset className="criterion">
    <legend>Limits</legend>
    <div className="field-row">
      <TextInput
        label="Cap of the run, $"
        placeholder="none"
        inputMode="decimal"
        {...textProps(form, set, "max_cost_usd")}
      />
      <TextInput
        label="Cap of a cell, $"
        placeholder="none"
        inputMode="decimal"
        {...textProps(form, set, "max_cell_usd")}
      />
      <NativeSelect
        label="Steps of a cell"
        data={numbers(1, 5)}
        {...textProps(form, set, "max_steps")}
      />
      <NativeSelect
        label="Companies at a time"
        data={numbers(1, 10)}
        {...textProps(form, set, "parallel")}
      />
    </div>
    <Checkbox
      size="xs"
      label="Preview: three companies first, then ask me"
      {...checkboxProps(form, set, "preview")}
    />
    <Checkbox
      size="xs"
      label="Second look: another prompt checks every answer against its quotes"
      {...checkboxProps(form, set, "second_look")}
    />
  </fieldset>
);
