import type * as Conversation from "@advisor/domain/conversation";
import { ActionIcon, Button, Group, Menu, UnstyledButton } from "@mantine/core";
import { useState } from "react";
import type { AdvisorApi } from "../api/advisor-api.ts";
import { Problem } from "../chat/problem.tsx";
import { dateTime, shortDay, time } from "../format/format.ts";
import { RemoveDialog, RenameDialog } from "./dialogs.tsx";

interface Props {
  api: AdvisorApi;
  conversations: readonly Conversation.Card[];
  /** The name of a conversation's household, where the list has those of several. */
  ownerOf?(card: Conversation.Card): string | undefined;
  chosen: string | null;
  /** Null starts a new one. */
  choose(id: string | null): void;
  changed(): void;
}

interface Dialog {
  kind: "rename" | "remove";
  card: Conversation.Card;
}

/** The time of a conversation if it is today, otherwise the date, with the year if it is another year. */
function timeOrDate(iso: string): string {
  const [then, now] = [new Date(iso), new Date()];
  if (then.toDateString() === now.toDateString()) return time(iso);
  const year = then.getFullYear();
  return year === now.getFullYear() ? shortDay(iso) : `${shortDay(iso)}, ${year}`;
}

export const titleOf = ({ title }: Pick<Conversation.Card, "title">): string =>
  title ?? "New conversation";

export function Conversations(props: Props) {
  const { api, conversations, ownerOf, chosen, choose, changed } = props;
  const [dialog, setDialog] = useState<Dialog>();
  const close = () => setDialog(undefined);
  const [unpinned, setUnpinned] = useState<Error>();
  const pin = (card: Conversation.Card) => {
    setUnpinned(undefined);
    api.change(card.id, { pinned: !card.pinned }).then(changed, setUnpinned);
  };
  return (
    <nav aria-label="Conversations">
      <Group justify="space-between" wrap="nowrap">
        <h2>Conversations</h2>
        <Button
          size="compact-xs"
          variant="light"
          aria-label="New conversation"
          onClick={() => choose(null)}
        >
          New
        </Button>
      </Group>
      {unpinned && <Problem error={unpinned} />}
      {conversations.length === 0 && <p className="quiet">None yet.</p>}
      <ul className="choices">
        {conversations.map((card) => (
          <li key={card.id} className="with-menu">
            <UnstyledButton aria-current={chosen === card.id} onClick={() => choose(card.id)}>
              <span className="clipped">
                {card.pinned && <Pin />}
                {titleOf(card)}
                {ownerOf && <span className="quiet below">{ownerOf(card) ?? "No household"}</span>}
              </span>
              <span className="quiet nowrap" title={dateTime(card.updated_at)}>
                {timeOrDate(card.updated_at)}
              </span>
            </UnstyledButton>
            <Actions card={card} pin={() => pin(card)} act={(kind) => setDialog({ kind, card })} />
          </li>
        ))}
      </ul>
      {dialog?.kind === "rename" && (
        <RenameDialog card={dialog.card} change={api.change} close={close} done={changed} />
      )}
      {dialog?.kind === "remove" && (
        <RemoveDialog
          card={dialog.card}
          remove={api.remove}
          close={close}
          done={() => {
            if (chosen === dialog.card.id) choose(null);
            changed();
          }}
        />
      )}
    </nav>
  );
}

const Pin = () => (
  <svg className="pin" viewBox="0 0 16 16" role="img" aria-label="Pinned:">
    <path d="M8 10v4M5 2.500h6M6 2.500v4L4 9.500h8l-2-3v-4" />
  </svg>
);

interface ActionsProps {
  card: Conversation.Card;
  pin(): void;
  act(kind: Dialog["kind"]): void;
}

function Actions({ card, pin, act }: ActionsProps) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={`Change “${titleOf(card)}”`}>
          ⋯
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={pin}>{card.pinned ? "Unpin" : "Pin"}</Menu.Item>
        <Menu.Item onClick={() => act("rename")}>Rename</Menu.Item>
        <Menu.Item color="red" onClick={() => act("remove")}>
          Delete
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
