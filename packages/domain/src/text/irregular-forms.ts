/** Words and their forms that no ending explains, one word per line. */
const lines = `
begin began begun
bring brought
build built
buy bought
child children
choose chose chosen
draw drew drawn
drive drove driven
fall fell fallen
find found
forget forgot forgotten
give gave given
grow grew grown
hold held
keep kept
know knew known
leave left
lend lent
lose lost
make made
man men
meet met
pay paid
rise rose risen
run ran
see saw seen
sell sold
send sent
show shown
speak spoke spoken
spend spent
take took taken
teach taught
tell told
think thought
wife wives
win won
woman women
write wrote written
`;

const byForm = new Map<string, readonly string[]>();
for (const line of lines.trim().split("\n")) {
  const forms = line.split(" ");
  for (const form of forms) byForm.set(form, forms);
}

/** The other forms of an irregular word: "find" for "found". */
export const irregularForms = (word: string): readonly string[] =>
  (byForm.get(word) ?? []).filter((form) => form !== word);
