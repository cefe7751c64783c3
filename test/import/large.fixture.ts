const classes = ["us_equity", "intl_equity", "fixed_income", "alternatives"];
const holdings = Array.from({ length: 20_000 }, (_, n) => ({
  account_id: `acc_large_${n % 20}`,
  symbol: `S${n}`,
  name: `Security ${n}`,
  kind: "stock",
  issuer_id: `iss_${n}`,
  asset_class: classes[Math.floor(n / 20) % 4],
  quantity: "30",
  price: { amount: "10.00", date: "2026-11-20" },
  lots: [
    { acquired: "2021-03-01", quantity: "10", cost_per_share: `${(n * 7) % 20}.10` },
    { acquired: n % 9 === 0 ? "2026-11-10" : "2025-12-01", quantity: "20", cost_per_share: "11" },
  ],
}));
/** 20,000 holdings of 300 dollars each and 300,000 dollars of cash in 20 accounts. */
export const large = {
  id: "hh_large",
  advisor_id: "adv_north",
  name: "Large family",
  members: [{ id: "mem_l", name: "Lee Large", role: "primary" }],
  accounts: Array.from({ length: 20 }, (_, n) => ({
    id: `acc_large_${n}`,
    name: `Account ${n}`,
    type: ["individual", "joint", "rollover_ira", "roth_ira"][n % 4],
    owner_ids: ["mem_l"],
    custodian: "C",
    cash: { total: "15000" },
    as_of: "2026-11-20",
  })),
  holdings,
  ips: [
    {
      id: "ips_l",
      name: "Large policy",
      effective: "2025-01-01",
      targets: [
        { class: "us_equity", target: "40" },
        { class: "intl_equity", target: "20" },
        { class: "fixed_income", target: "20" },
        { class: "alternatives", target: "15" },
        { class: "cash", target: "5" },
      ],
    },
  ],
};
