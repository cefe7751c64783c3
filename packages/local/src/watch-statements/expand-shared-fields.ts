type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The rows of each section that names one account for all of them. */
const rowsOf: Readonly<Record<string, string>> = {
  activity: "trades",
  positions: "positions",
  transfers: "transfers",
  performance: "performance",
};

/**
 * Reads files in the format of brokers' samples (`user_master.json`): one `as_of` for all sections,
 * the account named once per section rather than in every row, and a performance section with a
 * single row. Everything else stays unchanged.
 */
export function expandSharedFields(file: unknown): unknown {
  if (!isFields(file)) return file;
  const { as_of, ...sections } = file;
  return Object.fromEntries(
    Object.entries(sections).map(([name, section]) => [name, sectionOf(name, section, as_of)]),
  );
}

function sectionOf(name: string, section: unknown, as_of: unknown): unknown {
  if (!isFields(section)) return section;
  const dated = as_of === undefined || "as_of" in section ? section : { ...section, as_of };
  const list = rowsOf[name];
  if (list === undefined || !("account" in dated)) return dated;
  const { account, ...rest } = dated;
  const { as_of: day, ...row } = rest as Fields;
  const rows = list in rest ? rest[list] : [row];
  if (!Array.isArray(rows)) return dated;
  return {
    ...(list in rest ? rest : { as_of: day }),
    accounts: [account],
    [list]: rows.map((one) => (isFields(one) ? { account, ...unit(name), ...one } : one)),
  };
}

/** Shares have a multiplier of one by default. */
const unit = (name: string): Fields => (name === "positions" ? { multiplier: "1" } : {});
