import { Button, Checkbox, Kbd, Modal } from "@mantine/core";
import { FormatChoice } from "../format/format-choice.tsx";
import { takeTour } from "../tour/take-tour.ts";
import { keys } from "./keys.ts";
import { setLetterKeysEnabled, useLetterKeysEnabled } from "./letter-keys.ts";

interface Props {
  opened: boolean;
  close(): void;
}

/** The keyboard help, with the switch for single-letter keys and the format settings. */
export function KeysDialog({ opened, close }: Props) {
  const work = useLetterKeysEnabled();
  return (
    <Modal opened={opened} onClose={close} size="lg" title="Keyboard shortcuts">
      <dl className="fields">
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        mt="md"
        label="Single letters and signs are shortcuts"
        description="Turn them off if you speak to the page or press keys by accident. Ctrl K and F6 stay."
        checked={work}
        onChange={(event) => setLetterKeysEnabled(event.currentTarget.checked)}
      />
      <FormatChoice />
      <Button
        mt="md"
        variant="default"
        onClick={() => {
          close();
          takeTour();
        }}
      >
        Take the tour
      </Button>
    </Modal>
  );
}
