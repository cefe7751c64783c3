/** More names and tickers, in the format of the table in `company-names.ts`. */
export const moreCompanies = `
=SHEL shell|royal dutch shell
=DOW dow inc|dow chemical|dow stock|dow shares
=GAP gap inc|gap stock|gap shares|the gap stock
TPR tapestry|coach stock
BBY best buy
KR kroger
WBA walgreens
=RAD rite aid
DG dollar general
DLTR dollar tree
ROST ross stores
TJX tj maxx|tjx companies
M macys
KSS kohls
JWN nordstrom
CHWY chewy
W wayfair
CMG chipotle
=YUM yum brands
DPZ dominos
=DRI darden
QSR restaurant brands|burger king
=WEN wendys
K kellogg|kelloggs|kellanova
HSY hershey|hersheys
MDLZ mondelez
KMB kimberly clark
CLX clorox
=EL estee lauder
STZ constellation brands
BUD anheuser busch|ab inbev
DEO diageo
TAP molson coors
MNST monster beverage
KDP keurig dr pepper|dr pepper
SYY sysco
TSN tyson foods
ADM archer daniels midland|archer daniels
AZN astrazeneca
GSK glaxosmithkline|glaxo
SNY sanofi
NVS novartis
BIIB biogen
REGN regeneron
VRTX vertex pharmaceuticals
ZTS zoetis
SYK stryker
BSX boston scientific
=CI cigna
=HUM humana inc|humana stock
ELV elevance|anthem inc
HCA hca healthcare
NOC northrop|northrop grumman
GD general dynamics
CSX csx
NSC norfolk southern
JBLU jetblue
EXPE expedia
CCL carnival cruise|carnival corp
RCL royal caribbean
NCLH norwegian cruise
MGM mgm resorts
LVS las vegas sands
WYNN wynn resorts
DKNG draft kings
=EA electronic arts
TTWO take two interactive
RBLX roblox
RDDT reddit
WBD warner bros|warner brothers
=PARA viacom
CHTR charter communications
AMAT applied materials
LRCX lam research
KLAC kla corp
ADI analog devices
MRVL marvell
HPE hewlett packard enterprise
=ADP automatic data processing
FTNT fortinet inc|fortinet stock
ZS zscaler
OKTA okta
=TEAM atlassian
WDAY workday
DOCU docusign
TWLO twilio
DBX dropbox
AFRM affirm holdings
DFS discover financial
COF capital one
=USB us bancorp
PNC pnc bank|pnc financial
TFC truist financial|truist bank
BK bny mellon|bank of new york
=STT state street corp
BX blackstone
KKR kkr
=APO apollo global
MCO moodys corp corp
=ICE intercontinental exchange
=CME cme group
NDAQ nasdaq inc
AIG aig|american international group
MET metlife
=PRU prudential financial
PGR progressive corp
TRV travelers companies
=CB chubb
AFL aflac
OXY occidental|occidental petroleum
EOG eog resources
SLB schlumberger
=HAL halliburton
BP british petroleum
TTE totalenergies
EQNR equinor
PSX phillips 66
MPC marathon petroleum
VLO valero
KMI kinder morgan
ENB enbridge
D dominion energy
EXC exelon
=SRE sempra
AEP american electric power
=ED con edison|consolidated edison
=NUE nucor
X us steel
AA alcoa
DD dupont
SPG simon property
=PSA public storage
WM waste management
STLA stellantis
HMC honda
=RACE ferrari
NTDOY nintendo
PDD pinduoduo
=JD jd com
BIDU baidu
MELI mercadolibre
=SE sea limited
PTON peloton
=BB blackberry
NOK nokia
ERIC ericsson
RKLB rocket lab
`;
