import type * as Conversation from "@advisor/domain/conversation";
import { Button, Group, Modal, TextInput } from "@mantine/core";
import { useState } from "react";
import type { AdvisorApi } from "../api/advisor-api.ts";
import { Problem } from "../chat/problem.tsx";

interface Props {
  card: Conversation.Card;
  close(): void;
  /** The action succeeded. */
  done(): void;
}

/** Performs the action, shows its error, and closes on success. */
function useWork({ close, done }: Pick<Props, "close" | "done">) {
  const [error, setError] = useState<Error>();
  const run = (work: Promise<unknown>) => {
    setError(undefined);
    work.then(() => {
      close();
      done();
    }, setError);
  };
  return { error, run };
}

export function RenameDialog(props: Props & { change: AdvisorApi["change"] }) {
  const { card, close, change } = props;
  const [title, setTitle] = useState(card.title ?? "");
  const { error, run } = useWork(props);
  return (
    <Modal opened onClose={close} title="Rename the conversation">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          run(change(card.id, { title: title.trim() }));
        }}
      >
        <TextInput
          label="Title"
          value={title}
          maxLength={80}
          data-autofocus
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        {error && <Problem error={error} />}
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" disabled={title.trim() === ""}>
            Rename
          </Button>
        </Group>
      </form>
    </Modal>
  );
}

export function RemoveDialog(props: Props & { remove: AdvisorApi["remove"] }) {
  const { card, close, remove } = props;
  const { error, run } = useWork(props);
  return (
    <Modal opened onClose={close} title="Delete the conversation?">
      <p>“{card.title ?? "New conversation"}” leaves your list. The record of it is kept.</p>
      {error && <Problem error={error} />}
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={close} data-autofocus>
          Cancel
        </Button>
        <Button color="red" onClick={() => run(remove(card.id))}>
          Delete
        </Button>
      </Group>
    </Modal>
  );
}
