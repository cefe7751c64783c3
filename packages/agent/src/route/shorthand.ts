const table = (text: string): [string, string[]][] =>
  text
    .trim()
    .split("\n")
    .map((line) => {
      const [word = "", ...rest] = line.trim().split(" ");
      return [word, rest];
    });

/** What people type for short, and the words it stands for. */
export const openings: ReadonlyMap<string, string[]> = new Map(
  table(`
    whats what is
    hows how is
    wheres where is
    whos who is
    wats what is
    wat what
    whens when is
    dont do not
    doesnt does not
    didnt did not
    isnt is not
    arent are not
    wasnt was not
    havent have not
    hasnt has not
    cant can not
    can't can not
    won't will not
    wont will not
    im i am
    ive i have
    wanna want to
    gonna going to
    gimme give me
    lemme let me
    u you
    ur your
    r are
    rn right now
    w/o without
    whts what is
    pls please
    plz please
    thx thanks
    ty thanks
    perf performance
    trad traditional
    acct account
    accts accounts
    acc account
    bal balance
    txn transaction
    txns transactions
    xfer transfer
    xfers transfers
    port portfolio
    pf portfolio
    pnl p&l
    p/l p&l
    yr year
    yrs years
    wk week
    wks weeks
    mth month
    mths months
    mos months
    qtr quarter
    avg average
    px price
    realised realized
    unrealised unrealized
    realise realize
    shr share
    stk stock
    val value
    shs shares
    jt joint
    ttl total
    unrlzd unrealized
    endow endowment
    posn position
    mkt market
    indiv individual
    indv individual
    inh inherited
    brkrge brokerage
    brkg brokerage
    divs dividends
    pct percent
    percents percent
    percentage percent
    bucks dollars
    usd dollars
    etf's etfs
    ira's iras
    rothira roth ira
    rothiras roth iras
    traditionalira traditional ira
    tradira traditional ira
    rolloverira rollover ira
    inheritedira inherited ira
    sepira sep ira
    simpleira simple ira
    mutualfund mutual fund
    mutualfunds mutual funds
    indexfund index fund
    indexfunds index funds
    moneymarket money market
    cashbalance cash balance
    accountvalue account value
    accountbalance account balance
    networth net worth
    tix ticker
    amt amount
    teh the
    hte the
    waht what
    wht what
    whta what
    hwat what
    wut what
    hw how
    hv have
    ths this
    thr there
    sinse since
    sinec since
    snce since
    thsi this
    wich which
    whihc which
    hwo how
    shwo show
    shw show
    hsow show
    sohw show
    lsit list
    csh cash
    cahs cash
    csah cash
    casj cash
    chas cash
    bst best
    bets best
    wrst worst
    lsat last
    lst last
    csot cost
    cots cost
    trst trust
    trsut trust
    turst trust
    amts amounts
    trde trade
    w with
    tdy today
    jnt joint
    avail available
    rite right
    togehter together
    togther together
    togeter together
    trd trade
    trds trades
    jt joint
    buyng buying
    byu buy
    sel sell
    bougt bought
    bougth bought
    soldd sold
    gian gain
    mny many
    mcuh much
    muhc much
    shrs shares
    yday yesterday
    tday today
    todya today
    owm own
    onw own
    ownn own
    hav have
    valu value
    wrth worth
    stcoks stocks
    stoks stocks
    prce price
    qty quantity
    btwn between
    tot total
    curr current
    abt about
    dep deposit
    deps deposits
    wd withdrawal
    lemme let me
    thru through
    evrything everything
    everthing everything
    eveything everything
    anyting anything
    b4 before
    n and
    val value
    vals values
    pos position
    posn position
    posns positions
    ret return
    rtn return
    rets returns
    shs shares
    mv market value
    bals balances
    fam family
    hldgs holdings
    wdl withdrawal
    wds withdrawals
    chg change
    mkt market
    pend pending
    customer client
    customers clients
    untill until
    untl until
    unitl until
    yaer year
    yera year
    socks stocks
    adn and
    nad and
    ahve have
    equities stocks
    sares shares
    yeer year
    ytdd ytd
  `),
);
