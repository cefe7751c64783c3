const table = (text: string): [string, string][] =>
  text
    .trim()
    .split("\n")
    .map((line) => {
      const [word = "", ...rest] = line.trim().split(" ");
      return [word, rest.join(" ")];
    });

/** Everyday words for what the questions name otherwise. */
export const slang: ReadonlyMap<string, string> = new Map(
  table(`
    sofar so far
    gainerz gainers
    hve have
    hav have
    accnt account
    accnts accounts
    winnerz winners
    loserz losers
    stockz stocks
    2day today
    2moro tomorrow
    chnge change
    gane gain
    gaines gains
    laggard loser
    laggards losers
    stinker loser
    stinkers losers
    dud loser
    looser loser
    loosers losers
    duds losers
    dough money
    moolah money
    moola money
    dosh money
    dinero money
    smackers dollars
    buck dollars
    withdrawl withdrawal
    withdrawls withdrawals
    withdrawel withdrawal
    janury january
    janruary january
    febuary february
    arpil april
    apirl april
    marhc march
    mrach march
    juyl july
    juen june
    agust august
    augst august
    sepember september
    setpember september
    otcober october
    novmber november
    decemeber december
    dicember december
    wensday wednesday
    wedensday wednesday
    thrusday thursday
    tuseday tuesday
    teusday tuesday
    yestreday yesterday
    ystrday yesterday
    tmrw tomorrow
    2day today
    cst cost
    bght bought
    jt joint
    hwo how
    2morrow tomorrow
    xmas christmas
    thanksgivng thanksgiving
  `),
);
