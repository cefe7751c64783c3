/** The value of a text field, and what a change of it does to the form. */
export const textProps = <Name extends string>(
  form: Readonly<Record<Name, string>>,
  set: (part: Record<Name, string>) => void,
  name: Name,
) => ({
  value: form[name],
  onChange: (event: { currentTarget: { value: string } }) =>
    // TypeScript widens the key of a literal to any string.
    set({ [name]: event.currentTarget.value } as Record<Name, string>),
});

/** The same for a checkbox. */
export const checkboxProps = <Name extends string>(
  form: Readonly<Record<Name, boolean>>,
  set: (part: Record<Name, boolean>) => void,
  name: Name,
) => ({
  checked: form[name],
  onChange: (event: { currentTarget: { checked: boolean } }) =>
    set({ [name]: event.currentTarget.checked } as Record<Name, boolean>),
});
