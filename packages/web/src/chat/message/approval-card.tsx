import type { Decision } from "@advisor/client/approvals";
import { words } from "@advisor/domain/text/display";
import { Button, Group, Paper, TextInput } from "@mantine/core";
import { getToolName } from "ai";
import { useEffect, useRef, useState } from "react";
import { changedFrom, type ToolInput } from "./edited-input.ts";
import { InputEditor } from "./input-editor.tsx";
import { askedInput, type Call, type Message } from "./message.ts";
import { Fields } from "./rows.tsx";

interface Props {
  message: Message;
  call: Extract<Call, { state: "approval-requested" }>;
  /** The household's name. */
  about: string | undefined;
  decide(decision: Decision): void;
}

/** A write that needs the advisor's approval. */
export function ApprovalCard({ message, call, about, decide }: Props) {
  const [doing, setDoing] = useState<"deny" | "change">();
  const [reason, setReason] = useState("");
  const approval_id = call.approval.id;
  const allow = (scope: Decision["scope"]) =>
    decide({ approval_id, approved: true, reason: null, scope });
  const deny = () =>
    decide({ approval_id, approved: false, reason: reason.trim() || null, scope: "once" });
  const input = askedInput(message, call);
  const allowChanged = (edited: ToolInput) => {
    const changed = changedFrom(input, edited);
    const more = changed === undefined ? {} : { input: changed };
    decide({ approval_id, approved: true, reason: null, scope: "once", ...more });
  };
  const back = () => setDoing(undefined);
  const card = useAttention();
  const does = words(getToolName(call));
  const title = `${does}?`;
  return (
    <Paper
      component="section"
      withBorder
      p="md"
      aria-label={title}
      className="approval"
      ref={card}
      tabIndex={-1}
    >
      <h2>{title}</h2>
      <p className="quiet">
        {about !== undefined && `For ${about}. `}Nothing is written until you allow it.
      </p>
      {doing !== "change" && <Fields of={written(input)} label="What would be written" />}
      {doing === "change" && <InputEditor {...{ input, back }} allow={allowChanged} does={does} />}
      {doing === "deny" && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            deny();
          }}
        >
          <Group align="end" gap="xs">
            <TextInput
              label="Reason (optional)"
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
              maxLength={1_000}
              data-autofocus
              flex={1}
            />
            <Button type="submit" color="gray">
              Deny
            </Button>
            <Button variant="default" onClick={back}>
              Back
            </Button>
          </Group>
        </form>
      )}
      {doing === undefined && (
        <Group gap="xs">
          <Button onClick={() => allow("once")}>{does}</Button>
          <Button variant="default" onClick={() => setDoing("change")}>
            Change
          </Button>
          <Button variant="default" onClick={() => allow("conversation")}>
            {does} and do not ask again here
          </Button>
          <Button variant="subtle" color="gray" onClick={() => setDoing("deny")}>
            Deny
          </Button>
        </Group>
      )}
    </Paper>
  );
}

/** Without the fields that stay empty. */
const written = (input: ToolInput): ToolInput =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null && value !== ""));

/** Scrolls the card into view and focuses it, but none of its buttons, unless the advisor is typing. */
function useAttention() {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const at = document.activeElement;
    const writes = at instanceof HTMLTextAreaElement ? at.value !== "" : at !== document.body;
    if (!writes) card.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return card;
}
