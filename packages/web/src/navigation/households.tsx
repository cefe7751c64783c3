import { findingsBadge } from "@advisor/domain/ips-check/findings/finding-words";
import type { HouseholdCard } from "@advisor/protocol/household";
import { Kbd, NativeSelect, UnstyledButton } from "@mantine/core";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { counted } from "../format/figures.ts";
import { shortDay, valueOrUnknown } from "../format/format.ts";
import { Status } from "../panel/status.tsx";
import { SearchInput } from "../search-input.tsx";
import {
  filteredHouseholds,
  type HouseholdOrder,
  householdOrders,
  householdValue,
} from "./household-order.ts";

interface Props {
  households: readonly HouseholdCard[];
  chosen: string | null;
  choose(id: string | null): void;
}

const orderNames: Record<HouseholdOrder, string> = {
  name: "by name",
  severity: "by severity",
  meeting: "by meeting",
  value: "by value",
};

/** The list of households: a single tab stop with arrow keys inside. */
export function Households({ households, chosen, choose }: Props) {
  const [search, setSearch] = useState("");
  const [order, setOrder] = useState<HouseholdOrder>("severity");
  const shown = filteredHouseholds(households, search, order);
  const stop = shown.some(({ id }) => id === chosen) ? chosen : null;
  const list = useShown(chosen, households.length > 0);
  return (
    <nav aria-label="Households">
      <h2 className="unseen">Households</h2>
      <div className="find">
        <SearchInput
          aria-label="Find a household"
          placeholder="Find a household"
          rightSection={<Kbd size="xs">/</Kbd>}
          data-page-search
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <span className="quiet">{counted(shown.length, "household")},</span>
        <NativeSelect
          size="xs"
          variant="unstyled"
          aria-label="Order of the households"
          value={order}
          data={householdOrders.map((value) => ({ value, label: orderNames[value] }))}
          onChange={(event) => {
            const wanted = householdOrders.find((one) => one === event.currentTarget.value);
            if (wanted !== undefined) setOrder(wanted);
          }}
        />
      </div>
      <ul className="choices household-list" ref={list} onKeyDown={toNext}>
        <li>
          <UnstyledButton
            aria-current={chosen === null}
            tabIndex={stop === null ? 0 : -1}
            onClick={() => choose(null)}
          >
            No household
          </UnstyledButton>
        </li>
        {shown.map((card) => (
          <li key={card.id}>
            <UnstyledButton
              aria-current={chosen === card.id}
              tabIndex={stop === card.id ? 0 : -1}
              onClick={() => choose(card.id)}
            >
              <Card card={card} />
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {shown.length === 0 && households.length > 0 && (
        <p className="quiet">No household has this name.</p>
      )}
    </nav>
  );
}

/** Scrolls the chosen household into view once the list is there, and when another one is chosen. */
function useShown(chosen: string | null, filled: boolean) {
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another household is another place
  useEffect(() => {
    if (!filled) return;
    list.current?.querySelector("[aria-current=true]")?.scrollIntoView({ block: "nearest" });
  }, [chosen, filled]);
  return list;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function toNext(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const now = document.activeElement;
  if (step === undefined || !(now instanceof HTMLElement)) return;
  const choices = [...event.currentTarget.querySelectorAll<HTMLElement>("button")];
  const next = choices[choices.indexOf(now) + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

/** Two lines per household, so that many are visible: the name, and the status with the next meeting. */
function Card({ card }: { card: HouseholdCard }) {
  return (
    <>
      <span className="line">
        <span className="clipped">{card.name}</span>
        <span>{valueOrUnknown(householdValue(card))}</span>
      </span>
      <span className="line quiet">
        <CheckReason card={card} />
        <span className="nowrap">
          {card.next_meeting === null ? "No meeting" : shortDay(card.next_meeting)}
        </span>
      </span>
    </>
  );
}

function CheckReason({ card: { check } }: { card: HouseholdCard }) {
  if (check === null) return <Status of="unknown">Not checked</Status>;
  const { findings } = check;
  if (findings.length === 0) return <Status of="ok">In order</Status>;
  const acts = findings.filter(({ severity }) => severity === "act");
  const calm = findings.every(({ severity }) => severity === "none");
  return acts.length > 0 ? (
    <Status of="act">{findingsBadge(acts)}</Status>
  ) : (
    <Status of={calm ? "unknown" : "watch"}>{findingsBadge(findings)}</Status>
  );
}
