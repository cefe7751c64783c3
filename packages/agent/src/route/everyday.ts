const list = (text: string): string[] => text.trim().split(/\s+/);

/** Words that stand before "cash" or "positions" and are nobody's name. */
export const everydayWords: ReadonlySet<string> = new Set(
  list(`
    about across after again almost around based before besides beyond beneath bought bringing brief briefly
    collect combined compare complete consolidated counting covered detailed different direct each either
    entire equal every excess existing exactly fetch finally fixed following forgotten foreign fully given
    grand gross having hedged highest identify idle include included including inside itemized itemised
    joint kinda known latest likely liquid listed little long maybe merged minus moving naked nearly needed
    negative newest nice normal number only oldest open opposite original otherwise outstanding over own
    particular partial per plain please plus positive possible precise previous print private profit
    proper pull put quick quickly raw remaining repeat required rest restricted retirement roughly round same
    separate several shorted show silly simple single size sold sorted spare specific starting straight
    such summed super sweep taxable tell tiny today top total totally trade trust uncovered under unrealised
    unrestricted unused updated upper usable used useful usual various very view vested what whats when
    where which whole whose will with within without worth written year yearly
    average approximate approximately annual actual additional adjusted aggregate all available balance beginning
    brokerage business calculate check clean clear client closed custodian daily delete demo display download
    drop emergency end estimate estimated export final find freeze full general generate
    give grab growth hand hidden high hold house household ignore immediate income individual intraday
    invested investment just keep last left leveraged list lose lost low make margin market matching money
    monthly more most net next nominal now options other our overall overnight pending people perhaps portfolio
    present pretax projected purchased quarterly ready real really recent record report rough
    safe savings see send settle settled short simply slow small smallest solid some sort spendable stale
    start stated static stock summarize summary swap sync synced system table target teach their there
    these they this those three time track true two type types typical ugly unrealized unsettled update
    user valid verify want wanted weekly weird winning would wrong zero
    she he him her his hers they them
    does dose anyone anybody everyone everybody someone nobody custody couple bank banks broker advisor adviser
    manager assistant system policy market mother father wife husband spouse son daughter kids parents dad mom
    partner brother sister boss sale sweep anything something nothing everything else
    day days week weeks month months quarter year today yesterday tomorrow tonight weekend morning
    monday tuesday wednesday thursday friday saturday sunday january february march april may june july
    august september october november december christmas thanksgiving easter spring summer autumn fall winter
    much best down made than script dollars dollar plan change rank done limit tool fake wire date thing
    checking profitable power take news joke instructions prompt pretend cite alert admin mode times place
    arrive arrived ever enough interest confirm then assume bottom looking come allowed into safer switch
    forget mind them fractional users earliest placed kindly took spent commissions charged both shareholder
    entry half alphabetical muni munis shorts alternatives annualized beat beating sharpe volatility drawdown
    trusts move moved premarket bitcoin difference often exchange duration point conversion call stand wires
    flows twelfth rich match dropped million liquidation operating euro euros green hits rupees pounds terms
    mover dragging third median concentration ahead bucks like drops dump address reset password
    beneficiaries python level chain help output earning earnings debt cheapest cheaper stuff owned contracts
    sent borrowing congress bracket sing song said deposit because unless until else okay sure wonder curious
    quite feel hope guess thinking thought reckon could might ours mine yours theirs endowment foundation
    second third fourth fifth sixth seven eight nine eleven twelve hundred thousand million mutual index
    bond bonds equity equities option option's crypto gold silver fund funds stocks etf etfs ira roth
  `),
);
