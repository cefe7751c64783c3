import { Day } from "@advisor/domain/day";
import * as Task from "@advisor/domain/task";
import { identifierToWords } from "@advisor/domain/text/display";
import { Button, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { maskedFigure } from "../../amounts/mask.ts";
import { BackButton, InlineForm } from "../../keyboard/inline-form.tsx";
import { isEditable, type ToolInput, withText } from "./edited-input.ts";

interface Props {
  input: ToolInput;
  /** What happens when it is allowed. */
  does: string;
  allow(changed: ToolInput): void;
  back(): void;
}

/** A form to change the arguments of a write before approving it. */
export function InputEditor({ input, does, allow, back }: Props) {
  const [edited, setEdited] = useState(input);
  const fields = Object.entries(input).filter(([, value]) => isEditable(value));
  return (
    <InlineForm className="input-editor" submit={() => allow(edited)} back={back}>
      {fields.map(([name, before]) => {
        const value = String(edited[name] ?? "");
        const props = {
          size: "xs",
          label: identifierToWords(name),
          value,
          "data-amount": maskedFigure(value, identifierToWords(name)) !== value || undefined,
          onChange: (event: { currentTarget: { value: string } }) =>
            setEdited({ ...edited, [name]: withText(before, event.currentTarget.value) }),
        };
        if (Task.Priority.safeParse(before).success)
          return <NativeSelect key={name} {...props} data={Task.Priority.options} />;
        if (typeof before === "string" && before.length > 60)
          return <Textarea key={name} {...props} autosize maxRows={10} />;
        const type = Day.safeParse(before).success ? "date" : "text";
        return <TextInput key={name} {...props} type={type} />;
      })}
      <footer>
        <Button size="xs" type="submit">
          {does} as changed
        </Button>
        <BackButton back={back} />
      </footer>
    </InlineForm>
  );
}
