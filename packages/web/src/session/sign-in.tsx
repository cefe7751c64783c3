import { Button, NativeSelect, Paper, Stack, Title } from "@mantine/core";
import { useEffect, useState } from "react";
import { Problem } from "../chat/problem.tsx";
import { oidc } from "../settings.ts";
import { demoSession, type Session } from "./session.ts";

interface Props {
  /** Why the advisor has to sign in again. */
  reason: string | undefined;
  signedIn(session: Session): void;
}

export function SignIn({ reason, signedIn }: Props) {
  const [error, setError] = useState<Error>();
  return (
    <main className="sign-in">
      <Paper withBorder p="xl" radius="md">
        <Stack>
          <Title order={1} size="xl">
            Advisor Copilot
          </Title>
          {reason && <p>{reason}</p>}
          {oidc === undefined ? (
            <DemoAdvisors signedIn={signedIn} failed={setError} />
          ) : (
            <Provider provider={oidc} signedIn={signedIn} failed={setError} />
          )}
          {error && <Problem error={error} />}
        </Stack>
      </Paper>
    </main>
  );
}

type SignInProps = Pick<Props, "signedIn"> & { failed(error: Error): void };

const demoAdvisors = [
  { value: "adv_north", label: "Northlight Wealth (adv_north)" },
  { value: "adv_south", label: "Southgate Advisory (adv_south)" },
];

function DemoAdvisors({ signedIn, failed }: SignInProps) {
  const [advisor, setAdvisor] = useState("adv_north");
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        demoSession(advisor).then(signedIn, failed);
      }}
    >
      <Stack>
        <NativeSelect
          label="Demo advisor"
          description="All households are fictional."
          value={advisor}
          onChange={(event) => setAdvisor(event.currentTarget.value)}
          data={demoAdvisors}
        />
        <Button type="submit">Sign in</Button>
      </Stack>
    </form>
  );
}

const isBack = (): boolean => {
  const query = new URLSearchParams(location.search);
  return query.has("state") && (query.has("code") || query.has("error"));
};

/** Its library is loaded on first use. */
function Provider({
  provider,
  signedIn,
  failed,
}: SignInProps & { provider: NonNullable<typeof oidc> }) {
  useEffect(() => {
    if (!isBack()) return;
    import("./oidc.ts")
      .then(({ completeSignIn }) => completeSignIn(provider))
      .then(signedIn, failed);
  }, [provider, signedIn, failed]);
  const leave = () => {
    import("./oidc.ts").then(({ redirectToSignIn }) => redirectToSignIn(provider)).catch(failed);
  };
  return <Button onClick={leave}>Sign in</Button>;
}
