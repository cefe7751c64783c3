import { Button, Group, Paper, Stack, Title } from "@mantine/core";

/** Shown when the whole page fails: stored data is safe, and there are two ways to continue. */
export const PageError = ({ again }: { again: () => void }) => (
  <main className="sign-in">
    <Paper withBorder p="xl" radius="md" role="alert">
      <Stack>
        <Title order={1} size="xl">
          This page cannot be shown
        </Title>
        <p>Nothing is lost: conversations and drafts are kept.</p>
        <Group>
          <Button onClick={again}>Try again</Button>
          <Button variant="default" onClick={() => location.assign("/")}>
            Go to the start
          </Button>
        </Group>
      </Stack>
    </Paper>
  </main>
);
