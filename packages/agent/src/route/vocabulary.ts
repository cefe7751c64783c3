import { companyNames } from "@advisor/domain/text/company-names";

const list = (text: string): string[] => text.trim().split(/\s+/);

/** The words that decide what a question is about: a misspelling of five letters or more is read as one of them. */
export const keyWords: ReadonlySet<string> = new Set([
  ...list(`
    activity trade trades traded trading transaction transactions orders filled fill fills bought purchase
    purchases purchased sales recent recently latest history executed execution executions
    position positions holding holdings shares stock stocks funds mutual bonds options portfolio portfolios
    invested investment investments average basis option quantity account accounts allocation securities security
    performance performing performed performer performers perform return returns profit profits loss losses
    gains inception weighted contribution contributions contribute contributed contributing benchmark growth
    price prices quote quotes current currently
    worst biggest largest smallest winner winners loser losers gainer gainers ranking percent percentage highest lowest
    deposit deposits deposited withdrawal withdrawals withdraw withdrew withdrawn transfer transfers
    transferred pending completed failed cleared incoming outgoing through
    value worth total balance balances reconcile settled unsettled available withdrawable uninvested
    explain define definition meaning rebalance rebalancing rebalanced dividend dividends diversification
    expense ratio capital insurance inflation compound
    weather household family client clients should recommend eligible
    yesterday today month months quarter quarters january february april august september october november
    december monday tuesday wednesday thursday friday saturday sunday brokerage unrealized realized
    money where about many nifty sensex joint margin
    since between counting including excluding leaving everything without except before start first three
    years calendar individual fallen losing received oldest newest dollars share units traditional million
    morning summer spring
    dollar compared second together combined above below under spend which their
  `),
  // Shorter names are too near to other words, but for the two that are asked about most.
  ...[...companyNames.keys()].filter((name) => /^(?:[a-z]{6,}|apple|tesla)$/.test(name)),
]);

/** Other words that say what is asked for: with one letter wrong they are read as what they are. */
export const otherWords: ReadonlySet<string> = new Set(
  list(`
    buying selling bigger better heavier change changed changes happened happening happen arrived arrive landed
    invest investing profitable profitability private company companies person people earliest enough equity equities
    exposure settlement interest assets underwater outside movement movements contracts sector minimum maximum
    greatest required checking savings taxable inherited endowment reserve operating payment altogether overall
    difference different separate separately breakdown background backdoor conversion required greater further
    anything everyone somebody individually allocated allocation composed proportion fraction concentrated concentration weighting
    market markets values amount amounts number numbers basics little retirement foreign differ withdrawn figures
    belongs belong wealth points earned earnings besides versus taking paying college things mention weakest strongest
    cheapest dearest valued priced trailing twelve portion powder report across longer actually strike expire expires expiry showing proceeds details gained losing winning
    statement statements international domestic tobacco exchange traditional rollover children
    overnight afternoon november yearly quarterly bought worthless remaining leftover unspent spending
  `),
);

/** Words of their own that are a letter or two away from a key word. */
export const ordinaryWords: ReadonlySet<string> = new Set(
  list(`
    trader traders track tracks trace trend trends treads grade grades trades tried train trail
    divided divide divides invest investing investor investors invests pay paid payer
    held hold holds house houses hours horse hello helps helped
    share shared sharing store stores story short shore state stated states status statement statements
    spell spelled spent spends speed speech send sends sender older elder wonder wander thunder tender uncle
    abode about alone bellow belong elbow witch while whole whack whose where there these those theirs them then
    brought trad collar seconds beckon reckon compare compares comparing prepared
    statistics start started starts stack stuck stick strong stronger sold solid
    bound brand brands hands lands sands bands band banks bank blond find finds found founds fund funded
    funding fun fine opinion opinions option optional portion portions potion portable
    rational ration ratios rating rate rates rated basic basics basis
    profile prophet proof prove proven perfect prefer preferred form forms former formed reform
    returned returning retire retired retirement retained retail detail details
    lost lose loses losing close closed closes lasses glass class classes boss
    grain gain gained gaining again plains pains train rains grown grows grow grew
    prize prized prices priced pricey pride prime print pieces piece rice slice twice police
    quite quiet quota quotas quoting quick quit quitter notes noted note votes
    currency currencies recurring concurrent
    world words word worse worst worry worried wrist first worked works work worthy north month mouth
    forth fourth south youth truth growth wealth health
    bigger large larger small smaller target targets targeted large late later least last
    winning winter dinner inner inners winds window loose loser looser gains
    percents high higher lower highs lows
    position posted deposit deposits depositing withdrawing with within without
    transform transfers transferring trading traveling
    spending sending ending bending lending mending vending depending
    complete completely competed compete failing fails failure fail faced field filed fallen fell fall
    clear clearer clearly cleaned learned leader leaders
    coming income incomes going outgoing though thought thorough tough through throw
    valve values valued valuable evaluate worth totals totally title
    balanced balancing balloon dance chance reconciled reconciles reconciliation
    settle settles settling setting settings battled nettled saddled available avail unavailable
    explained explains explanation expand expert export exported defined defines refine defend
    meaning means mean meant meetings meeting leaning
    expenses expensive expanse extense capitals insure insured ensure
    whether feather leather gather other another either neither heather
    families familiar cliche clients' scent silent shoulder shout shouldn could would
    today's tonight toddy months' mouths moth moths cloth
    quartered quarterly yearly weekly monthly daily
    manage manager managed any many money monkey honey
    apples amazing amazed chase phase nike bike hike visas vista visit visits
    intel until intent intend inter index indexed index
    tests tested rests rest nests
    microphone rooks cost costs coast
    worth's about above abort there where their these those three were here
    buying sells selling seller sellers buyer buyers
    broker brokers brokered broken tables table label
    month's yield yields
    reliable target fiord word cord lord board
    please thanks thank again against doing going being seeing saying
    question questions answer answers number numbers since during between before after
    which while white write wrote whole those whose
    never every everything something anything nothing
    instead rather except exclude excluding include including
    ready right really reason reasons return
    eligibility recommended recommends recommendation
    orders ordered order border older folder holder holders
    sail sale sales scales males sails tales gales sides sizes
    amount amounts count counts counted mount accent
    person personal national station stations
    present presents percentile presence
    posting poison mutuals mutually
    allocate allocated allocations
    safety safely facts fact fancy fast faster
    cents cent scene scent gems germs
    lucid smart super micro snap
    hashed washed wash cached catch cash
    steps stops shops
    latent lately lattes matter better letter
    recents decent decently recently
    earlier early earned earn earns learns
    values voluntary volume
    happen happens happened happy
    amended amend second seconds
    listed lists filter filters filled filling fills full
    file files instance instances snapshot snapshots contributor contributors definitions expected expect
    apply applied ample correct correctly modern transforms transformed weight weights falls codebase
    bounds shapes shape injection injected inserted tracing stacks computed locked locks performant isolation
    positive negative exceptions exception excepted excepting translation translate households performs executing execute executed
    quality sense senses socks sock invoking completes bases weather silly disco disk miracle abode micro
    merchant merchants sporty spotty sportily pain posit stakes stake hotel motion nation rotation locations
    relation relations alliance appliance compliance resilience sufficient defensive reliance elephant
    hospital digital recital capitol arrival revival
    martin marvin marlin marin margins margaret marginal
    join joins joined jointly joints giant
    boring bored boredom adventure adventures marvel striker collate prologue elegance garner garter pathway pathways
    tesla's simple sample samples people purple
    summed sums summary costing coasting casting hosting consulting courtyard countries relieved year unit morn bore form fore since singe hence science shame shade shake spare stare scare snare shave sharp fist frost flirt thirst
    unite united unity yearn tears leading weaving heaving loving living lowering lasing dollar billion billions
    receive receives receiver mourning courting mounting hunting simmer summit string sprint star stark smart
    tree trees threes befit accept expect inclined individually eldest coldest boldest millions tradition
  `),
);
