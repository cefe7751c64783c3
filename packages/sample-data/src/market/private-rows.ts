import {
  communication,
  discretionary,
  financials,
  industrials,
  materials,
  staples,
  technology,
} from "../sectors.ts";

/** A company without listed shares. */
export type PrivateRow = readonly [name: string, sector: string, country: string, about: string];

const us = "United States";

/** Maintained by hand. None of them had listed shares at the time. */
export const privateCompanies: readonly PrivateRow[] = [
  [
    "Aldi",
    staples,
    "Germany",
    "runs discount supermarkets in Europe, Australia and the United States",
  ],
  ["Bechtel", industrials, us, "builds infrastructure, energy and mining projects"],
  ["Bloomberg L.P.", financials, us, "sells financial data, terminals and news"],
  ["Boehringer Ingelheim", "Health Care", "Germany", "develops medicines for people and animals"],
  ["Bosch", industrials, "Germany", "makes car parts, tools and household appliances"],
  ["ByteDance", communication, "China", "runs TikTok, Douyin and other media platforms"],
  ["Canva", technology, "Australia", "offers design software in the browser"],
  ["Cargill", staples, us, "trades and processes grain, meat and other food"],
  ["Chanel", discretionary, "United Kingdom", "sells fashion, perfume and watches"],
  ["Databricks", technology, us, "offers a platform for data and machine learning"],
  ["Deloitte", industrials, "United Kingdom", "provides audit, tax and consulting services"],
  ["Epic Games", communication, us, "makes Fortnite and the Unreal Engine"],
  ["Ferrero", staples, "Italy", "makes chocolate and other sweets"],
  ["Fidelity Investments", financials, us, "manages funds, brokerage accounts and pension plans"],
  ["Huawei", technology, "China", "makes network equipment and phones"],
  ["Ingka Group (IKEA)", discretionary, "Netherlands", "runs most of the IKEA furniture stores"],
  ["Koch, Inc.", industrials, us, "refines oil and makes chemicals, paper and electronics"],
  ["LEGO Group", discretionary, "Denmark", "makes toys of plastic bricks"],
  ["Lidl (Schwarz Group)", staples, "Germany", "runs discount supermarkets and hypermarkets"],
  ["Mars, Incorporated", staples, us, "makes confectionery, food and pet food"],
  ["Plaid", financials, us, "connects bank accounts with applications"],
  ["Publix", staples, us, "runs supermarkets in the south-east of the United States"],
  ["PwC", industrials, "United Kingdom", "provides audit, tax and consulting services"],
  ["Razorpay", financials, "India", "processes payments for businesses"],
  ["Revolut", financials, "United Kingdom", "runs a digital bank and payment cards"],
  ["Rolex", discretionary, "Switzerland", "makes watches"],
  ["SC Johnson", staples, us, "makes household cleaning products"],
  ["Stripe", financials, us, "processes payments for businesses on the internet"],
  ["Vitol", "Energy", "Netherlands", "trades oil, gas and power"],
  ["Wegmans", staples, us, "runs supermarkets in the east of the United States"],
  ["W. L. Gore & Associates", materials, us, "makes membranes, fabrics and medical devices"],
  ["Zerodha", financials, "India", "runs a discount stock broker"],
  ["Zoho", technology, "India", "offers business software"],
];
