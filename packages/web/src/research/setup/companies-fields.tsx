import type { HouseholdCard } from "@advisor/protocol/household";
import { Button, FileButton, Group, NativeSelect, SegmentedControl, Textarea } from "@mantine/core";
import { useState } from "react";
import { textProps } from "./field-props.ts";
import type { StartForm } from "./start-body.ts";

interface Props {
  form: StartForm;
  set(part: Partial<StartForm>): void;
  households: readonly HouseholdCard[];
}

const sources = [
  { value: "text", label: "Names" },
  { value: "csv", label: "CSV" },
  { value: "household", label: "A household's holdings" },
] as const;

const mostCharacters = 200_000;

const lines = { autosize: true, minRows: 4, maxRows: 14 } as const;

/** The companies of a run: typed, from a file, or a household's holdings. */
export function CompaniesFields({ form, set, households }: Props) {
  return (
    <fieldset className="criterion">
      <legend>Companies</legend>
      <SegmentedControl
        size="xs"
        aria-label="Where the companies come from"
        data={[...sources]}
        value={form.source}
        onChange={(value) => {
          const found = sources.find((source) => source.value === value);
          if (found) set({ source: found.value });
        }}
      />
      {form.source === "text" && (
        <Textarea
          label="Company names"
          description="One a line, up to 500, such as Pfizer (PFE). Without its symbol, a company has no figures from market data."
          {...lines}
          {...textProps(form, set, "text")}
        />
      )}
      {form.source === "csv" && <CsvField form={form} set={set} />}
      <NativeSelect
        label={form.source === "household" ? "Household" : "Household, for tools that need one"}
        data={[
          { value: "", label: form.source === "household" ? "Choose a household" : "None" },
          ...households.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        {...textProps(form, set, "household_id")}
      />
    </fieldset>
  );
}

function CsvField({ form, set }: Pick<Props, "form" | "set">) {
  const [problem, setProblem] = useState<string>();
  async function read(file: File | null) {
    if (file === null) return;
    const text = await file.text().catch(() => undefined);
    if (text === undefined) return setProblem("This file cannot be read. Choose it again.");
    if (text.length > mostCharacters)
      return setProblem("This file is too long. Up to 500 companies fit into a run.");
    setProblem(undefined);
    set({ csv: text });
  }
  return (
    <>
      <Group gap="xs">
        <FileButton accept=".csv,text/csv,text/plain" onChange={(file) => void read(file)}>
          {(props) => (
            <Button {...props} size="compact-sm" variant="default">
              Choose a CSV file
            </Button>
          )}
        </FileButton>
      </Group>
      <Textarea
        label="Lines of the CSV"
        description="Name and symbol, with or without a heading."
        {...lines}
        {...textProps(form, set, "csv")}
        error={problem}
      />
    </>
  );
}
