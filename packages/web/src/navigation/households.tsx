import type * as Household from "@advisor/domain/household";
import { Badge, UnstyledButton } from "@mantine/core";
import { dollars, meeting } from "../format.ts";

interface Given {
  households: readonly Household.Card[];
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

function Card({ card }: { card: Household.Card }) {
  const { total_value, out_of_band } = card.summary;
  return (
    <>
      <span className="line">
        <span>{card.name}</span>
        <span>{dollars(Number(total_value))}</span>
      </span>
      <span className="line quiet">
        <span>{card.next_meeting === null ? "No meeting" : meeting(card.next_meeting)}</span>
        {out_of_band !== null && out_of_band > 0 && (
          <Badge size="xs" variant="light" color="orange">
            {out_of_band} out of band
          </Badge>
        )}
      </span>
    </>
  );
}
