// Written by `npm run catalog`.
import type { FigureUnit } from "@advisor/domain/figure";

export const figureUnits: Readonly<Record<string, Readonly<Record<string, FigureUnit>>>> = {
  "compare_funds": {
    "expense_ratio_pct": "percent",
    "coverage_pct": "percent",
    "overlap_pct": "percent",
    "first_weight_pct": "percent",
    "second_weight_pct": "percent"
  },
  "compare_to_ips": {
    "value": "usd",
    "total_value": "usd",
    "coverage_pct": "percent",
    "weight_pct": "percent",
    "target_pct": "percent",
    "min_pct": "percent",
    "max_pct": "percent",
    "drift_pp": "points",
    "drift_usd": "usd",
    "trade_usd": "usd",
    "proceeds": "usd",
    "est_st_gain": "usd",
    "est_lt_gain": "usd",
    "disallowed_usd": "usd",
    "lost_usd": "usd",
    "target": "percent",
    "band": "percent",
    "available": "usd",
    "total": "usd",
    "floor": "usd",
    "shortfall": "usd",
    "amount": "usd",
    "whole_usd": "usd",
    "direct_pct": "percent",
    "look_through_pct": "percent",
    "limit_pct": "percent",
    "excess_pp": "points",
    "excess_if_reinvested_usd": "usd",
    "excess_if_withdrawn_usd": "usd"
  },
  "get_account_summary": {
    "total_value": "usd",
    "total_cash": "usd",
    "settled_cash": "usd",
    "unsettled_cash": "usd"
  },
  "get_activity": {
    "price": "usd"
  },
  "get_congress_trades": {
    "amount_from_usd": "usd",
    "amount_to_usd": "usd"
  },
  "get_darkpool_trades": {
    "value_usd": "usd",
    "price_usd": "usd"
  },
  "get_etf_holdings": {
    "expense_ratio_pct": "percent",
    "weight_pct": "percent",
    "coverage_pct": "percent"
  },
  "get_etf_list": {
    "expense_ratio_pct": "percent"
  },
  "get_historical_data": {
    "first_close": "inr",
    "last_close": "inr",
    "change_pct": "percent",
    "high": "inr",
    "low": "inr",
    "open": "inr",
    "close": "inr"
  },
  "get_historical_options": {
    "underlying_price_usd": "usd",
    "strike_usd": "usd",
    "last_usd": "usd",
    "bid_usd": "usd",
    "ask_usd": "usd",
    "implied_volatility_pct": "percent"
  },
  "get_household_holdings": {
    "cash": "usd",
    "settled_cash": "usd",
    "value": "usd",
    "price_usd": "usd",
    "weight_pct": "percent",
    "cost": "usd",
    "unrealized_pl": "usd",
    "unrealized_pl_pct": "ratio",
    "total_value": "usd",
    "total_cash": "usd",
    "listed_value": "usd",
    "unrealized_pl_coverage_pct": "percent",
    "stated": "usd",
    "computed": "usd",
    "gap": "usd"
  },
  "get_insider_trades": {
    "value_usd": "usd",
    "price_usd": "usd"
  },
  "get_institution_ownership": {
    "value_usd": "usd",
    "owned_pct": "percent"
  },
  "get_market_quote": {
    "last_price": "inr",
    "open": "inr",
    "high": "inr",
    "low": "inr",
    "previous_close": "inr",
    "change_pct": "percent"
  },
  "get_performance": {
    "return_pct": "percent",
    "contributions": "usd"
  },
  "get_positions": {
    "cost_basis": "usd"
  },
  "get_positions_list": {
    "cost_basis": "usd"
  },
  "get_quotes": {
    "price": "usd",
    "change_pct": "percent"
  },
  "get_ticker_fundamentals": {
    "dividend_yield_pct": "percent",
    "gross_margin_pct": "percent",
    "operating_margin_pct": "percent",
    "profit_margin_pct": "percent",
    "return_on_equity_pct": "percent"
  },
  "get_ticker_info": {
    "change_pct": "percent"
  },
  "get_ticker_info_bulk": {
    "change_pct": "percent"
  },
  "get_transfers": {
    "amount": "usd",
    "net_completed": "usd",
    "net_pending": "usd"
  },
  "perplexity_search": {
    "cost_usd": "usd"
  },
  "simulate_sale": {
    "price": "usd",
    "proceeds": "usd",
    "gain": "usd",
    "st_gain": "usd",
    "lt_gain": "usd",
    "covered_pct": "percent",
    "disallowed_usd": "usd",
    "lost_usd": "usd",
    "taxable_gain": "usd",
    "limit": "usd",
    "this_sale": "usd",
    "left": "usd"
  },
  "what_changed": {
    "value.before": "usd",
    "value.now": "usd",
    "change": "usd",
    "net_deposits": "usd",
    "market": "usd",
    "amount_usd": "usd",
    "weight_pct": "percent",
    "drift_pp": "points"
  }
};
