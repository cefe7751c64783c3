// Written by `npm run catalog`.
export const queryForm = {
  "type": "object",
  "properties": {
    "dataset": {
      "description": "What a row is, with measures | dimensions:\nA = account account_type owner tax_treatment managed custodian policy\nS = symbol name kind asset_class sector issuer currency side underlying expires price_date\nV = market_value weight share cost gain gain_pct day_change day_change_pct unit_cost count\nP = quantity price local_value strike underlying_price moneyness\nC = month quarter year\nholdings (a security in all accounts, and cash), positions (without cash): V P days days_left accounts | A S\nexposures (funds opened): market_value weight share count accounts | A symbol name issuer fund\nlots: V P days days_to_long | A S C acquired turns_long term source\naccounts (account_value with cash): account_value weight share market_value cash settled_cash unsettled_cash unreconciled count | A\ntransactions: amount net_amount quantity price share count accounts | A C symbol name kind asset_class sector type status method date\nreturns: return_pct contributions count | A timeframe\nvaluations (value over time): account_value time_weighted time_weighted_annual time_weighted_gross money_weighted money_weighted_annual earned net_flow fees count | A C stated_by date\nquotes: price day_change day_change_pct count | symbol name kind sector held\npolicies (cash reserve): market_value available_cash cash_floor cash_shortfall min_trade out_of_band count | policy status text\npolicy_classes: market_value weight target min max drift drift_usd excess count | policy asset_class status\npolicy_checks: market_value weight look_through limit excess count | policy check symbol name issuer sector account status until\nproposed_trades: amount quantity st_gain lt_gain taxable_gain disallowed_loss count | policy mode side account symbol asset_class note\nneeds: amount days count | A C kind due note\nrequired_distributions: required year_end table_years age days count | A due\nunvested: quantity market_value days count | A C symbol name vests\nconstituents: weight count | fund symbol name issuer\nhouseholds: account_value cash out_of_band days count | status next_meeting risk_tolerance\nmembers: age count | name role birth_date\ntasks: days count | C title due status priority assignee related\ndocuments: days count | C title type date text\naccount_type is 529, individual, joint, revocable_trust, traditional_ira, rollover_ira, sep_ira, simple_ira, inherited_ira, 401k, 403b, roth_ira, roth_401k, hsa, irrevocable_trust, foundation, annuity\ntax_treatment is taxable, tax_deferred, tax_free, education, taxable_trust, exempt\nmanaged is yes, no\nkind of holdings is stock, etf, mutual_fund, money_market, bond, option, private, cash\nasset_class is us_equity, intl_equity, fixed_income, alternatives, cash\nside of holdings is long, short\nterm is long, short, unknown\nsource is purchase, transfer, drip, inherited, gift\ntype of transactions is buy, sell, deposit, withdrawal, dividend, interest, fee\nstatus of transactions is completed, pending, failed\ntimeframe is 1D, 1W, MTD, QTD, YTD, 1M, 3M, 6M, 1Y, 3Y, 5Y, ITD\nheld is yes, no\nstatus of policies is ok, no_ips, ips_invalid, not_computable\nstatus of policy_classes is in_band, above_max, below_min, unclassified\ncheck is issuer, sector, prohibited, restricted\nstatus of policy_checks is ok, breach, active, ended\nmode is target, band\nside of proposed_trades is sell, buy\nkind of needs is withdrawal, rmd, tuition, tax, fee, other\nstatus of households is no_ips, ips_invalid, not_computable, in_band, out_of_band\nrole is primary, spouse, dependent, trustee, beneficiary\nstatus of tasks is open, overdue, done\npriority is low, normal, high\ntype of documents is ips, meeting_note, tax_letter, statement, estate, other, note",
      "type": "string",
      "enum": [
        "holdings",
        "positions",
        "exposures",
        "lots",
        "accounts",
        "transactions",
        "returns",
        "valuations",
        "quotes",
        "policies",
        "policy_classes",
        "policy_checks",
        "proposed_trades",
        "needs",
        "required_distributions",
        "unvested",
        "constituents",
        "households",
        "members",
        "tasks",
        "documents"
      ]
    },
    "measures": {
      "description": "First: the main one. None: the dataset's columns",
      "type": "array",
      "items": {
        "type": "string"
      }
    },
    "aggregate": {
      "description": "Default list: a line a row; total, default with group_by: one figure or one a group; others over the rows",
      "type": "string",
      "enum": [
        "list",
        "total",
        "average",
        "median",
        "min",
        "max",
        "range"
      ]
    },
    "group_by": {
      "description": "Dimensions. With list: a limit counts inside each",
      "type": "array",
      "items": {
        "type": "string"
      }
    },
    "where": {
      "description": "All must hold of a row",
      "type": "array",
      "items": {
        "type": "object",
        "properties": {
          "field": {
            "description": "A dimension or measure of the dataset",
            "type": "string"
          },
          "op": {
            "description": "is: any of the values; is_not keeps rows without it",
            "type": "string",
            "enum": [
              "is",
              "is_not",
              "contains",
              "gt",
              "gte",
              "lt",
              "lte",
              "known",
              "unknown"
            ]
          },
          "values": {
            "description": "Names, numbers (20% is \"20\") or days (YYYY-MM-DD, \"today\"); for a measure also \"average\", \"median\" or \"household\"",
            "type": "array",
            "items": {
              "type": "string"
            }
          }
        },
        "required": [
          "field",
          "op"
        ]
      }
    },
    "having": {
      "type": "array",
      "description": "Of a group's measures, after where",
      "items": {
        "type": "object"
      }
    },
    "exists": {
      "description": "Only what has (not) rows in another dataset",
      "type": "object",
      "properties": {
        "dataset": {
          "type": "string"
        },
        "on": {
          "type": "string",
          "enum": [
            "symbol",
            "account",
            "household"
          ]
        },
        "where": {
          "type": "array",
          "items": {
            "type": "object"
          }
        },
        "period": {
          "type": "object"
        },
        "not": {
          "type": "boolean"
        }
      },
      "required": [
        "dataset",
        "on"
      ]
    },
    "period": {
      "description": "Name, or days YYYY-MM-DD, inclusive",
      "type": "object",
      "properties": {
        "name": {
          "type": "string",
          "enum": [
            "today",
            "yesterday",
            "this_week",
            "last_week",
            "next_week",
            "this_month",
            "last_month",
            "next_month",
            "this_quarter",
            "last_quarter",
            "this_year",
            "last_year",
            "past_30d",
            "past_1m",
            "past_3m",
            "past_6m",
            "past_1y",
            "past_3y",
            "past_5y",
            "next_30d",
            "next_90d",
            "before_today",
            "from_today",
            "all"
          ]
        },
        "from": {
          "type": "string"
        },
        "to": {
          "type": "string"
        }
      }
    },
    "share_of": {
      "description": "Whole of weight (value in %) and share (first measure in %); default total with cash; all_accounts: these in all accounts",
      "type": "string",
      "enum": [
        "total",
        "account",
        "positions",
        "result",
        "asset_class",
        "sector",
        "kind",
        "all_accounts"
      ]
    },
    "reduce": {
      "description": "One figure of the lines left",
      "type": "string",
      "enum": [
        "total",
        "average",
        "median",
        "min",
        "max",
        "range",
        "count"
      ]
    },
    "order": {
      "description": "Default: first measure, largest first; largest: any sign",
      "type": "object",
      "properties": {
        "by": {
          "type": "string"
        },
        "direction": {
          "type": "string",
          "enum": [
            "asc",
            "desc",
            "largest"
          ]
        }
      },
      "required": [
        "by",
        "direction"
      ]
    },
    "limit": {
      "description": "Most lines",
      "type": "integer"
    },
    "offset": {
      "description": "Lines to skip",
      "type": "integer"
    },
    "show": {
      "description": "Dimensions to add",
      "type": "array",
      "items": {
        "type": "string"
      }
    },
    "include_empty": {
      "description": "Groups without rows",
      "type": "boolean"
    },
    "compare": {
      "description": "With only this changed",
      "type": "object",
      "properties": {
        "dataset": {
          "type": "string"
        },
        "measure": {
          "type": "string"
        },
        "where": {
          "type": "array",
          "items": {
            "type": "object"
          }
        },
        "period": {
          "type": "object"
        },
        "ratio": {
          "type": "boolean"
        }
      }
    },
    "test": {
      "description": "Yes/no: first measure against value or compare; any: a row exists; all: rows pass the filter on `value`",
      "type": "object",
      "properties": {
        "op": {
          "type": "string",
          "enum": [
            "gt",
            "gte",
            "lt",
            "lte",
            "is",
            "any",
            "all"
          ]
        },
        "value": {
          "type": "string"
        }
      },
      "required": [
        "op"
      ]
    }
  },
  "required": [
    "dataset",
    "aggregate"
  ]
};
