import type { Decision } from "@advisor/client/approvals";
import { identifierToWords } from "@advisor/domain/text/display";
import { Button, Checkbox, Paper, TextInput } from "@mantine/core";
import { getToolName } from "ai";
import { useEffect, useRef, useState } from "react";
import { BackButton, InlineForm } from "../../keyboard/inline-form.tsx";
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
  const back = () => setDoing(undefined);
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
  const card = useAttention();
  const does = identifierToWords(getToolName(call));
  return (
    <Paper
      component="section"
      withBorder
      aria-label={`${does}?`}
      className="approval"
      ref={card}
      tabIndex={-1}
    >
      <header>
        <h2>
          {does}
          {about !== undefined && ` for ${about}`}?
        </h2>
        <p className="quiet">Nothing is written until you allow it.</p>
      </header>
      {doing !== "change" && <Fields of={written(input)} label="What would be written" />}
      {doing === "change" && <InputEditor {...{ input, back }} allow={allowChanged} does={does} />}
      {doing === "deny" && (
        <InlineForm submit={deny} back={back}>
          <footer>
            <TextInput
              size="xs"
              aria-label="Reason (optional)"
              placeholder="Reason (optional)"
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
              maxLength={1_000}
              flex="1 1 8rem"
            />
            <Button size="xs" type="submit" color="gray">
              Deny
            </Button>
            <BackButton back={back} />
          </footer>
        </InlineForm>
      )}
      {doing === undefined && (
        <DecisionButtons
          does={does}
          allow={allow}
          change={() => setDoing("change")}
          deny={() => setDoing("deny")}
        />
      )}
    </Paper>
  );
}

interface DecisionButtonsProps {
  does: string;
  allow(scope: Decision["scope"]): void;
  change(): void;
  deny(): void;
}

/** What can be decided. An approval holds once, or for the conversation. */
function DecisionButtons({ does, allow, change, deny }: DecisionButtonsProps) {
  const [standing, setStanding] = useState(false);
  return (
    <footer>
      <Button size="xs" onClick={() => allow(standing ? "conversation" : "once")}>
        {does}
      </Button>
      <Button size="xs" variant="default" onClick={change}>
        Change
      </Button>
      <Button size="xs" variant="default" onClick={deny}>
        Deny
      </Button>
      <Checkbox
        size="xs"
        label="Do not ask again in this conversation"
        checked={standing}
        onChange={(event) => setStanding(event.currentTarget.checked)}
      />
    </footer>
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
