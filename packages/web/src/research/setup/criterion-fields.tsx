import { identifierToWords } from "@advisor/domain/text/display";
import { Button, Checkbox, Group, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { checkboxProps, textProps } from "./field-props.ts";
import type { CriterionDraft } from "./template-draft.ts";

interface Props {
  number: number;
  criterion: CriterionDraft;
  /** The error of a field. */
  problem(field: string): string | undefined;
  change(criterion: CriterionDraft): void;
  remove: (() => void) | undefined;
  up: (() => void) | undefined;
}

/** One criterion of a template in the editor. */
export function CriterionFields({ number, criterion, problem, change, remove, up }: Props) {
  const set = (part: Partial<CriterionDraft>) => change({ ...criterion, ...part });
  const { kept } = criterion;
  return (
    <fieldset className="criterion">
      <legend>
        Criterion {number}
        {kept.lookup !== null && `, answered by the figure ${identifierToWords(kept.lookup)}`}
      </legend>
      <div className="field-row">
        <TextInput
          label="Name"
          required
          {...textProps(criterion, set, "name")}
          error={problem("name") ?? problem("id")}
        />
        <TextInput
          label="First query"
          description="Searched before the model is asked; empty searches nothing."
          placeholder="{company_name} annual revenue"
          {...textProps(criterion, set, "first_query_template")}
          error={problem("first_query_template")}
        />
      </div>
      <Textarea
        label="Question"
        required
        autosize
        minRows={1}
        maxRows={6}
        {...textProps(criterion, set, "description")}
        error={problem("description")}
      />
      <AnswerFields criterion={criterion} problem={problem} set={set} />
      <EvidenceFields criterion={criterion} problem={problem} set={set} />
      <Group gap="xs" justify="space-between">
        <Checkbox
          size="xs"
          label="Disqualifying: a negative answer stops the company"
          {...checkboxProps(criterion, set, "disqualifying")}
        />
        <Group gap="xs">
          {up && (
            <Button
              size="compact-xs"
              variant="default"
              aria-label={`Move up criterion ${number}`}
              onClick={up}
            >
              Move up
            </Button>
          )}
          {remove && (
            <Button
              size="compact-xs"
              variant="default"
              aria-label={`Remove criterion ${number}`}
              onClick={remove}
            >
              Remove
            </Button>
          )}
        </Group>
      </Group>
      {problem("run_if") && (
        <p className="quiet" data-tone="watch">
          It is asked only after an earlier criterion: it {problem("run_if")}
        </p>
      )}
    </fieldset>
  );
}

interface PartProps extends Pick<Props, "criterion" | "problem"> {
  set(part: Partial<CriterionDraft>): void;
}

const types = [
  { value: "boolean", label: "Yes or no" },
  { value: "number", label: "A number" },
  { value: "enum", label: "One of some values" },
  { value: "text", label: "Words" },
] as const;

const bounds = [
  { value: "", label: "the model says so" },
  { value: "gte", label: "at least" },
  { value: "gt", label: "above" },
  { value: "lte", label: "at most" },
  { value: "lt", label: "below" },
] as const;

function AnswerFields({ criterion, problem, set }: PartProps) {
  const { type, op } = criterion;
  return (
    <div className="field-row">
      <NativeSelect
        label="Answer"
        data={[...types]}
        value={type}
        onChange={(event) => {
          const found = types.find(({ value }) => value === event.currentTarget.value);
          if (found) set({ type: found.value });
        }}
      />
      {type === "number" && (
        <>
          <TextInput
            label="Unit"
            required
            placeholder="%"
            {...textProps(criterion, set, "unit")}
            error={problem("answer_format.unit")}
          />
          <NativeSelect
            label="Positive if"
            data={[...bounds]}
            value={op}
            onChange={(event) => {
              const found = bounds.find(({ value }) => value === event.currentTarget.value);
              if (found) set({ op: found.value });
            }}
          />
          {op !== "" && (
            <TextInput
              label="Bound"
              inputMode="decimal"
              {...textProps(criterion, set, "bound")}
              error={problem("answer_format.positive_if.value") && "A number, such as 2.5."}
            />
          )}
        </>
      )}
      {type === "enum" && (
        <>
          <TextInput
            label="Values"
            description="Two or more, with commas between."
            {...textProps(criterion, set, "values")}
            error={problem("answer_format.values") ?? problem("answer_format")}
          />
          <TextInput
            label="Positive values"
            description="Empty: the model says so."
            {...textProps(criterion, set, "positive")}
          />
        </>
      )}
    </div>
  );
}

const EvidenceFields = ({ criterion, problem, set }: PartProps) => (
  <div className="field-row">
    <TextInput
      label="Independent sources"
      inputMode="numeric"
      {...textProps(criterion, set, "min_sources")}
      error={problem("evidence.min_sources") && "1 to 5."}
    />
    <TextInput
      label="Not older than, days"
      placeholder="any age"
      inputMode="numeric"
      {...textProps(criterion, set, "max_age_days")}
      error={problem("evidence.max_age_days") && "1 to 3650, or empty for any age."}
    />
  </div>
);
