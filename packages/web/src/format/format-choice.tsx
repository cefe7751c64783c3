import { NativeSelect } from "@mantine/core";
import { date, dollarsExact } from "./figures.ts";
import { chooseFormat, chosenFormat, type Format, formatNames } from "./locale.ts";

const formats = Object.keys(formatNames) as Format[];

/** Chooses number and date formats: the browser's, or those of a country. */
export const FormatChoice = () => (
  <NativeSelect
    mt="md"
    label="Numbers and dates"
    description={`Now: ${dollarsExact(1_234.5)}, ${date("2026-11-24")}. The page is loaded again; answers stay as they were written.`}
    value={chosenFormat() ?? ""}
    data={[
      { value: "", label: "As in this browser" },
      ...formats.map((value) => ({ value, label: formatNames[value] })),
    ]}
    onChange={({ currentTarget }) =>
      chooseFormat(formats.find((one) => one === currentTarget.value) ?? null)
    }
  />
);
