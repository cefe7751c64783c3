import { TextInput, type TextInputProps } from "@mantine/core";
import { Icon } from "./icon/icon.tsx";

/** A text field that searches what is shown. */
export const SearchInput = (props: TextInputProps) => (
  <TextInput size="xs" leftSection={<Icon of="search" />} {...props} />
);
