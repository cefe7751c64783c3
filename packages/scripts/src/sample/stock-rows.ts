/** `shares` are those outstanding, in millions. */
export type StockRow = readonly [
  symbol: string,
  name: string,
  exchange: string,
  sector: string,
  issuer: string,
  price: string,
  shares: number,
];

const communication = "Communication Services";
const discretionary = "Consumer Discretionary";
const energy = "Energy";
const financials = "Financials";
const health = "Health Care";
const industrials = "Industrials";
const realEstate = "Real Estate";
const staples = "Consumer Staples";
const technology = "Information Technology";

/** Listed companies, one row each. */
export const stocks: readonly StockRow[] = [
  ["AAPL", "Apple Inc.", "NASDAQ", technology, "apple", "214.00", 14900],
  ["ABBV", "AbbVie Inc.", "NYSE", health, "abbvie", "182.70", 1767],
  ["ADBE", "Adobe Inc.", "NASDAQ", technology, "adobe", "512.30", 420],
  ["AMD", "Advanced Micro Devices", "NASDAQ", technology, "amd", "162.45", 1627],
  ["AMGN", "Amgen Inc.", "NASDAQ", health, "amgen", "296.40", 538],
  ["AMT", "American Tower Corporation", "NYSE", realEstate, "american_tower", "198.60", 468],
  ["AMZN", "Amazon.com, Inc.", "NASDAQ", discretionary, "amazon", "196.10", 10600],
  ["AVGO", "Broadcom Inc.", "NASDAQ", technology, "broadcom", "151.20", 4700],
  ["BA", "The Boeing Company", "NYSE", industrials, "boeing", "182.60", 756],
  ["BAC", "Bank of America Corporation", "NYSE", financials, "bank_of_america", "40.35", 7400],
  ["BRK.B", "Berkshire Hathaway Class B", "NYSE", financials, "berkshire", "446.30", 2157],
  ["BTI", "British American Tobacco ADR", "NYSE", staples, "bat", "33.80", 2190],
  ["CAT", "Caterpillar Inc.", "NYSE", industrials, "caterpillar", "362.70", 468],
  ["COST", "Costco Wholesale Corporation", "NASDAQ", staples, "costco", "812.40", 444],
  ["CRM", "Salesforce, Inc.", "NYSE", technology, "salesforce", "286.10", 952],
  ["CSCO", "Cisco Systems, Inc.", "NASDAQ", technology, "cisco", "51.60", 3950],
  ["CVX", "Chevron Corporation", "NYSE", energy, "chevron", "158.40", 1740],
  ["DIS", "The Walt Disney Company", "NYSE", communication, "disney", "104.35", 1790],
  ["EQIX", "Equinix, Inc.", "NASDAQ", realEstate, "equinix", "812.50", 98],
  ["F", "Ford Motor Company", "NYSE", discretionary, "ford", "12.35", 3980],
  ["GE", "GE Aerospace", "NYSE", industrials, "ge_aerospace", "168.30", 1060],
  ["GOOG", "Alphabet Class C", "NASDAQ", communication, "alphabet", "173.90", 5500],
  ["GOOGL", "Alphabet Class A", "NASDAQ", communication, "alphabet", "172.40", 5830],
  ["GS", "The Goldman Sachs Group", "NYSE", financials, "goldman_sachs", "462.90", 302],
  ["HD", "The Home Depot, Inc.", "NYSE", discretionary, "home_depot", "360.00", 995],
  ["IBM", "International Business Machines", "NYSE", technology, "ibm", "196.80", 934],
  ["INTC", "Intel Corporation", "NASDAQ", technology, "intel", "31.40", 4400],
  ["JNJ", "Johnson & Johnson", "NYSE", health, "johnson_johnson", "150.00", 2407],
  ["JPM", "JPMorgan Chase & Co.", "NYSE", financials, "jpmorgan", "220.00", 2750],
  ["KO", "The Coca-Cola Company", "NYSE", staples, "coca_cola", "67.50", 4300],
  ["LLY", "Eli Lilly and Company", "NYSE", health, "eli_lilly", "824.00", 945],
  ["LMT", "Lockheed Martin Corporation", "NYSE", industrials, "lockheed_martin", "468.90", 233],
  ["MA", "Mastercard Incorporated", "NYSE", financials, "mastercard", "492.30", 907],
  ["MCD", "McDonald's Corporation", "NYSE", discretionary, "mcdonalds", "279.50", 714],
  ["META", "Meta Platforms, Inc.", "NASDAQ", communication, "meta", "538.00", 2520],
  ["MO", "Altria Group, Inc.", "NYSE", staples, "altria", "47.20", 1680],
  ["MRK", "Merck & Co., Inc.", "NYSE", health, "merck", "121.90", 2500],
  ["MSFT", "Microsoft Corporation", "NASDAQ", technology, "microsoft", "456.00", 7430],
  ["NFLX", "Netflix, Inc.", "NASDAQ", communication, "netflix", "71.30", 4240],
  ["NKE", "NIKE, Inc.", "NYSE", discretionary, "nike", "88.40", 1476],
  ["NVDA", "NVIDIA Corporation", "NASDAQ", technology, "nvidia", "140.00", 24400],
  ["O", "Realty Income Corporation", "NYSE", realEstate, "realty_income", "55.60", 914],
  ["ORCL", "Oracle Corporation", "NYSE", technology, "oracle", "138.20", 2850],
  ["PEP", "PepsiCo, Inc.", "NASDAQ", staples, "pepsico", "171.20", 1370],
  ["PFE", "Pfizer Inc.", "NYSE", health, "pfizer", "25.60", 5690],
  ["PG", "The Procter & Gamble Company", "NYSE", staples, "procter_gamble", "162.00", 2340],
  ["PLD", "Prologis, Inc.", "NYSE", realEstate, "prologis", "122.80", 928],
  ["PM", "Philip Morris International", "NYSE", staples, "philip_morris", "120.00", 1557],
  ["QCOM", "QUALCOMM Incorporated", "NASDAQ", technology, "qualcomm", "172.90", 1080],
  ["T", "AT&T Inc.", "NYSE", communication, "att", "19.45", 7100],
  ["TMO", "Thermo Fisher Scientific Inc.", "NYSE", health, "thermo_fisher", "574.20", 377],
  ["TSLA", "Tesla, Inc.", "NASDAQ", discretionary, "tesla", "264.00", 3220],
  ["TXN", "Texas Instruments", "NASDAQ", technology, "texas_instruments", "184.60", 909],
  ["UNH", "UnitedHealth Group", "NYSE", health, "unitedhealth", "498.60", 906],
  ["V", "Visa Inc.", "NYSE", financials, "visa", "301.50", 1930],
  ["VZ", "Verizon Communications", "NYSE", communication, "verizon", "41.10", 4220],
  ["WELL", "Welltower Inc.", "NYSE", realEstate, "welltower", "102.70", 670],
  ["WMT", "Walmart Inc.", "NYSE", staples, "walmart", "68.90", 7980],
  ["XOM", "Exxon Mobil Corporation", "NYSE", energy, "exxon_mobil", "115.00", 4260],
  ["RELIANCE.NS", "Reliance Industries", "NSE", energy, "reliance", "1450.00", 13530],
  ["HDFCBANK.NS", "HDFC Bank", "NSE", financials, "hdfc_bank", "1642.00", 7640],
  ["ICICIBANK.NS", "ICICI Bank", "NSE", financials, "icici_bank", "1128.50", 7050],
  ["INFY.NS", "Infosys", "NSE", technology, "infosys", "1720.50", 4150],
  ["SBIN.NS", "State Bank of India", "NSE", financials, "state_bank_of_india", "815.00", 8920],
  ["TCS.NS", "Tata Consultancy Services", "NSE", technology, "tcs", "3980.00", 3618],
];
