import type { PeriodName } from "../schema/period.ts";
import { entries } from "./entries.ts";
import type { Meaning } from "./meaning.ts";

/** Named periods; dates, months and phrases such as "the last 3 weeks" are parsed in `read/dates.ts`. */
export const periods = entries(
  `
today: today | so far today | on the day | intraday | of the day
yesterday: yesterday
this_week: this week | week to date | wtd
last_week: last week | previous week
next_week: next week | coming week
this_month: this month | month to date | mtd | so far this month
last_month: last month | previous month
next_month: next month | coming month
this_quarter: this quarter | quarter to date | qtd | current quarter
last_quarter: last quarter | previous quarter
this_year: this year to date | this year so far | this year | year to date | ytd | so far this year | this calendar year | current year | since january | since the start of the year | since new year | since the beginning of the year | of the year | for the year | of this year | year so far | calendar year to date | this year thus far | since year start
last_year: last year | previous year | prior year
past_30d: past 30 days | last 30 days | past thirty days | recently | lately | last thirty days | recent
past_1m: 1m | in the last month | over the last month | within the last month | during the last month | past month | last 1 month | 1 month | one month
past_3m: past 3 months | last 3 months | past three months | last three months | 3 months | three months | past quarter | 3 month | three month | 3m
past_6m: past 6 months | last 6 months | past six months | last six months | 6 months | six months | half a year | past half year | 6 month | six month | 6m
past_1y: in the last year | over the last year | within the last year | past year | last 12 months | past 12 months | past twelve months | one year | 1 year | 1y | last twelve months | trailing year | trailing 12 months | trailing twelve months | 12 months | 12 month | 1 yr | one yr | past 1 year | trailing one year | over twelve months | one year trailing | last 365 days
past_3y: past 3 years | last 3 years | three year | 3 year | 3y | past three years | last three years | 3 yr | three years
past_5y: past 5 years | last 5 years | five year | 5 year | 5y | past five years | last five years | 5 yr | five years
next_30d: next 30 days | coming 30 days | next thirty days | over the next month | in the next month | within a month | in the coming month
next_90d: next 90 days | coming 90 days | next 3 months | next three months | next quarter | coming months | soon | coming up | upcoming | in the near future | over the next quarter | in the next quarter
all: ever | all time | of all time | since inception | inception | inception to date | itd | history | so far | to date | in the past | historically
`,
  (name): Meaning => ({ is: "period", period: { name: name as PeriodName } }),
);
