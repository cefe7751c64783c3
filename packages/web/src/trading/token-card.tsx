import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import type { Token } from "./trading-api.ts";

interface Props {
  token: Token;
  set(token: string): void;
  forget(): void;
}

/** The trader's broker token, kept only as long as this page. */
export function TokenCard({ token, set, forget }: Props) {
  const [typed, setTyped] = useState("");
  if (token !== undefined) {
    return (
      <section className="card token" aria-label="Broker token">
        <h2>Broker token set</h2>
        <p className="quiet">
          {endOf(token)}In memory only: a reload, signing out or closing this tab forgets it.
        </p>
        <Button size="compact-sm" variant="default" onClick={forget}>
          Forget now
        </Button>
      </section>
    );
  }
  return (
    <section className="card token" aria-label="Broker token">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() === "") return;
          set(typed.trim());
          setTyped("");
        }}
      >
        {/* Not a password field: a browser would offer to keep what is typed there. */}
        <TextInput
          label="Broker token"
          description="For live prices of your broker. Kept in memory, sent with your requests, never stored."
          classNames={{ input: "secret" }}
          autoComplete="off"
          spellCheck={false}
          maxLength={8_192}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" size="compact-sm" variant="default" disabled={typed.trim() === ""}>
          Use the token
        </Button>
      </form>
    </section>
  );
}

const shown = 4;
/** The last characters of a shorter token would reveal half of it. */
const shortest = 16;

const endOf = (token: string): string =>
  token.length < shortest ? "" : `•••• ${token.slice(-shown)}. `;
