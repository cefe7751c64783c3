import type { Intent } from "./intent.ts";

export const householdIntents: readonly Intent[] = [
  {
    topic: "compare_to_ips",
    phrases: {
      7: "hold anything we should not|hold anything we shouldn't|hold anything they should not|hold anything they shouldn't|propose a rebalance|propose trades|propose a trade|what would fix|what fixes it|how do we fix|how would we fix|reserve covered|reserve met|reserve funded|floor covered|back into band|back inside|back in band|what if|what happens if|prohibit|prohibits|prohibited|levered|leverage|leveraged|leverage ratio|too concentrated|single stock|can they sell|can we sell|policies|policy valid|invalid policy|spending",
      5: "enough cash|within their ips|within their bands|inside their ips|inside their bands",
      4: "out of band|outside their bands|cash reserve|cash floor|single issuer|any issuer|which issuers|issuer limit|issuer limits|position limit|too much employer",
      3: "tobacco|ips|investment policy|band|bands|drift|drifted|drifting|allocation|allocated|asset mix|rebalance|rebalancing|rebalanced|off target|on target|overweight|underweight|reserve|shortfall|concentration|concentrated|should we trade|should we sell|should we buy|should be sold|should be bought|proposed trades|suggested trades|what trades|which trades|the trades|what to sell|what to buy|new money|mandate|guidelines|restrict|restricts|restriction|restrictions|the maximum|the minimum|their maximum|their minimum|over the limit|above the limit|over its limit|above its limit|over their limit|above their limit|within the limits",
      2: "target|targets|policy|outside|within limits|in line|compliant|compliance|liquidity|in range|out of range|too much|restricted|blackout|rmd|off|short of|cash needs|upcoming needs",
      [-4]: "recent trades|last trade|recent trade|my trades|trade history|last deposit|my deposit|ips say|policy say",
    },
  },
  {
    topic: "search_documents",
    phrases: {
      5: "ips say|policy say|ips document|ips text|policy document|meeting note|meeting notes|tax letter|did we say|did we agree|did we discuss|did we decide|did we promise|did she say|did he say|did they say|tax return|tax returns",
      4: "document|documents|notes|letter|memo|the minutes|meeting minutes|last meeting|search|estate plan|paperwork",
      3: "statement|statements|discussed|discuss|agreed|mention|mentioned|mentions|promised|correspondence",
      2: "find|say about|said about|wrote",
      [-6]: "earnings call|conference call|transcript",
    },
  },
];
