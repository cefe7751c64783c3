import { badgeOf } from "@advisor/domain/ips-check/finding-words";
import type { HouseholdCard } from "@advisor/protocol/household";
import { UnstyledButton } from "@mantine/core";
import { dollars, meeting } from "../format.ts";
import { Status } from "../panel/status.tsx";

interface Given {
  households: readonly HouseholdCard[];
  chosen: string | null;
  choose(id: string | null): void;
}

export function Households({ households, chosen, choose }: Given) {
  return (
    <nav aria-label="Households">
      <h2>Households</h2>
      <ul className="choices">
        <li>
          <UnstyledButton aria-current={chosen === null} onClick={() => choose(null)}>
            No household
          </UnstyledButton>
        </li>
        {households.map((card) => (
          <li key={card.id}>
            <UnstyledButton aria-current={chosen === card.id} onClick={() => choose(card.id)}>
              <Card card={card} />
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Card({ card }: { card: HouseholdCard }) {
  const { total_value } = card.summary;
  const findings = card.check?.findings ?? [];
  return (
    <>
      <span className="line">
        <span>{card.name}</span>
        <span>{dollars(Number(total_value))}</span>
      </span>
      <span className="line quiet">
        <span>{card.next_meeting === null ? "No meeting" : meeting(card.next_meeting)}</span>
      </span>
      {findings.length > 0 && (
        <Status of={findings.some(({ severity }) => severity === "act") ? "act" : "watch"}>
          {badgeOf(findings)}
        </Status>
      )}
      {card.check === null && <Status of="unknown">Not checked</Status>}
    </>
  );
}
