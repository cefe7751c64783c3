import type { Intent } from "./intent.ts";

export const householdIntents: readonly Intent[] = [
  {
    topic: "compare_to_ips",
    phrases: {
      7: "prohibit|prohibits|prohibited|levered|leverage|leveraged|leverage ratio|too concentrated|single stock|can they sell|can we sell|policies|policy valid|invalid policy|spending",
      4: "out of band|outside their bands|cash reserve|cash floor|enough cash|single issuer|position limit|too much employer",
      3: "tobacco|ips|investment policy|band|bands|drift|drifted|drifting|allocation|allocated|asset mix|rebalance|rebalancing|rebalanced|off target|on target|overweight|underweight|reserve|shortfall|concentration|concentrated|should we trade|should we sell|should we buy|should be sold|should be bought|proposed trades|suggested trades|what trades|which trades|the trades|what to sell|what to buy|deposit|deposits|deposited|contribute|contributes|contribution|new money|mandate|guidelines|restrict|restricts|restriction|restrictions|the maximum|the minimum|their maximum|their minimum|over the limit|above the limit|within the limits",
      2: "target|targets|policy|outside|within limits|in line|compliant|compliance|liquidity|trades|in range|out of range|too much|restricted|blackout|rmd|off|short of|cash needs|upcoming needs",
      [-4]: "recent trades|last trade|recent trade|my trades|trade history|last deposit|my deposit|ips say|policy say",
    },
  },
  {
    topic: "get_activity",
    phrases: {
      8: "trades did they|trades did she|trades did he|trades have they|trades were made|trades did i",
      6: "recent trades|last trade|latest trade|latest trades|recent trade|my trades|trade history|trading history|recent activity|account activity|activity|fills|transactions|transaction|executions|recent purchases|recent sales|last purchase|last sale|last buy|past trades|executed trades|trades executed|purchase history|last trades|newest trades",
      5: "did they buy|did they sell|have they bought|have they sold|did i buy|did i sell|did she buy|did he buy|did we buy|did we sell|bought recently|sold recently|their trades|trades this|trades last|trades since|trades from|trades between",
      2: "traded|bought|sold|trades in",
      [-6]: "insider|insiders|congress|senator|senators|dark pool|what trades|which trades|proposed trades|suggested trades|should|be sold|be bought",
    },
  },
  {
    topic: "get_transfers",
    phrases: {
      6: "transfer|transfers|withdrawals|withdrawal|withdrew|withdrawn|last deposit|latest deposit|recent deposit|recent deposits|my deposit|my deposits|deposit history|deposits this|deposits last|deposits in|deposits since|list deposits|show deposits|pending deposit|pending deposits|all deposits|ach",
      5: "deposit go through|deposit clear|deposit arrive|have they deposited|did they deposit|have they contributed|did they contribute|contributed this year|contributions this year|money in and out",
      3: "deposits",
      [-7]: "what if|what happens|if they|if we|would|invest it|invest the|upcoming|planned|next 90 days|coming|enough|how do we invest|reserve|covered",
    },
  },
  {
    topic: "get_performance",
    needs: "none",
    phrases: {
      5: "performance|performing|performed|perform|returns|return|returned|ytd|year to date|mtd|qtd|since inception|money weighted|time weighted|twr|mwr|track record|portfolio doing|accounts doing|account doing|family doing|household doing|we doing|they doing|portfolio done|they done|we done",
      [-8]: "tax return|tax returns|on equity|best|worst|top performing|deposits|trades|withdrawals",
    },
  },
  {
    topic: "get_account_summary",
    needs: "none",
    otherwise: "get_household_holdings",
    phrases: {
      8: "margin debt|margin balance|margin loan|custodian state|custodian states|custodian stated|stated value|stated account value",
      6: "account value|account values|cash balance|cash balances|settled cash|unsettled cash|account summary|account balance|account balances|buying power|withdrawable|how much cash|available cash|uninvested cash|can they withdraw|can i withdraw|can she withdraw|can he withdraw|can we withdraw|much is my portfolio|portfolio worth|portfolio value|accounts worth|account worth|total value|value of the accounts|value of the account|value of the portfolio|much is the portfolio",
      3: "balance|balances|how much money|withdraw",
      [-6]: "reserve|enough cash|floor|cash need|cash needs",
    },
  },
  {
    topic: "get_positions_list",
    otherwise: "get_household_holdings",
    phrases: {
      7: "custodian|custodians|broker|brokerage statement|brokerage statements|brokerage positions|brokerage quote|brokerage quotes|on the statement|account statement|account statements",
    },
  },
  {
    topic: "get_household_holdings",
    phrases: {
      6: "stale|stale price|stale prices|without a price|no price|short positions|covered calls|private company|company worth|gained the most|lost the most|made the most|muni exposure|municipal bond exposure",
      4: "add up|adds up|reconcile|reconciles|reconciliation|do they own|do we own|does she own|does he own|do they hold|do we hold|do they have any|do we have any|they hold|they own|we own|we hold|cost basis|how much cash|best performing|worst performing|winners|losers|biggest loss|biggest gain|top performers|best position|worst position",
      3: "holding|holdings|position|positions|own|owns|owned|hold|holds|how many shares|p&l|p/l|unrealized|unrealised|gain or loss|gains and losses|invested|largest position|what do they have|what does she have|what does he have|tax lots",
      2: "percent|percentage|how much is in|weight|municipal|tech|account|accounts|shares|gain|gains|loss|losses|profit|lots|lot|etfs|mutual funds|basis|portfolio|balance|balances|net worth|total value|how much money|assets",
      1: "roth|ira|iras|401k|joint|brokerage|worth|bonds|stocks|list|show",
    },
  },
  {
    topic: "search_documents",
    phrases: {
      5: "ips say|policy say|ips document|ips text|policy document|meeting note|meeting notes|tax letter|did we say|did we agree|did we discuss|did we decide|did we promise|did she say|did he say|did they say|we know|know about|tax return|tax returns",
      4: "document|documents|notes|letter|memo|minutes|last meeting|search|estate plan|paperwork",
      3: "statement|statements|discussed|discuss|agreed|mention|mentioned|mentions|promised|meeting|correspondence",
      2: "find|say about|said about|wrote",
      [-6]: "earnings call|conference call|transcript",
    },
  },
];
