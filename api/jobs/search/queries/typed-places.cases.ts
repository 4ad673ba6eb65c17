/** What people type | the words | the place | the miles; a place that is left out is one that is not meant. */
export const TYPED_PLACES = `
hgv nights salford | hgv nights | Salford
class 1 salford | class 1 | Salford
van driver croydon | van driver | Croydon
forklift trafford park | forklift | Trafford Park
hgv salfrod | hgv | Salford
class 2 birmingam | class 2 | Birmingham
driver manchestr | driver | Manchester
warehouse liverpol | warehouse | Liverpool
class 1 doncastor | class 1 | Doncaster
picker northamton | picker | Northampton
van driver notingham | van driver | Nottingham
driver wakefeild | driver | Wakefield
hgv jobs huddersfeild | hgv jobs | Huddersfield
drivers jobs sheffeild | drivers jobs | Sheffield
class1 peterbrough | class1 | Peterborough
driver middlesborough | driver | Middlesbrough
class 2 milton keyns | class 2 | Milton Keynes
hgv midlesbrough | hgv | Middlesbrough
class 1 driver leciester | class 1 driver | Leicester
forklift driver southhampton | forklift driver | Southampton
courier glascow | courier | Glasgow
class 1 warington | class 1 | Warrington
class 1 daventary | class 1 | Daventry
7.5t driver swinden | 7.5t driver | Swindon
HGV Class 1 jobs in Leeds | HGV Class 1 jobs | Leeds
class 1 jobs leeds | class 1 jobs | Leeds
leeds class 1 | class 1 | Leeds
LEEDS CLASS 2 | CLASS 2 | Leeds
leeds | | Leeds
bradford | | Bradford
jobs leeds | jobs | Leeds
driving jobs near leeds | driving jobs | Leeds
driving jobs around bradford | driving jobs | Bradford
driving jobs close to hull | driving jobs | Hull
jobs within 10 miles of leeds | jobs | Leeds | 10
driver within 20 miles of york | driver | York | 20
hgv driver 30 miles from derby | hgv driver | Derby | 30
class 2 less than 15 miles from stoke | class 2 | Stoke-on-Trent | 15
class 1 stoke | class 1 | Stoke-on-Trent
class 1 stoke on trent | class 1 | Stoke-on-Trent
class 1 stoke-on-trent | class 1 | Stoke-on-Trent
class 2 newcastle | class 2 | Newcastle upon Tyne
class 2 newcastle upon tyne | class 2 | Newcastle upon Tyne
driver hull | driver | Hull
driver kingston upon hull | driver | Hull
driver bury | driver | Bury
driver bury st edmunds | driver | Bury St Edmunds
driver st albans | driver | St Albans
driver st. albans | driver | St Albans
driver st helens | driver | St Helens
hgv ashby de la zouch | hgv | Ashby-de-la-Zouch
van driver weston super mare | van driver | Weston-super-Mare
van driver weston-super-mare | van driver | Weston-super-Mare
driver burton on trent | driver | Burton upon Trent
driver burton upon trent | driver | Burton upon Trent
driver newark on trent | driver | Newark on Trent
class 1 newark | class 1 | Newark on Trent
class 1 avonmouth | class 1 | Avonmouth
class 1 felixstowe | class 1 | Felixstowe
class 1 immingham | class 1 | Immingham
shunter daventry | shunter | Daventry
shunter magna park | shunter | Lutterworth
class 1 lutterworth | class 1 | Lutterworth
class 1 crick | class 1 | Crick
trunker tamworth | trunker | Tamworth
tramper carlisle | tramper | Carlisle
tramper lincolnshire
tramper kent
driver essex
driver yorkshire
driver west yorkshire
driver scotland
driver wales
driver north wales
driver northern ireland
driver london | driver | London
driver east london | driver | London
driver central london | driver | London
driver greater manchester
driver west midlands
driver the midlands
driver south east
hgv mechanic bristol | hgv mechanic | Bristol
transport planner reading | transport planner | Reading
transport manager bath | transport manager | Bath
transport clerk wells | transport clerk | Wells
driver sale | driver | Sale
driver battle | driver | Battle
driver deal | driver | Deal
driver hook | driver | Hook
driver ware | driver | Ware
driver rugby | driver | Rugby
driver stone | driver | Stone
driver street | driver | Street
warehouse operative corby | warehouse operative | Corby
warehouse corby nights | warehouse nights | Corby
night shift picker packer wellingborough | night shift picker packer | Wellingborough
picker packer kettering days | picker packer days | Kettering
flt driver burton | flt driver | Burton upon Trent
flt reach truck wigan | flt reach truck | Wigan
flt counterbalance bolton | flt counterbalance | Bolton
counterbalance crewe | counterbalance | Crewe
reach truck runcorn | reach truck | Runcorn
vna widnes | vna | Widnes
llop skelmersdale | llop | Skelmersdale
bendi driver heywood | bendi driver | Heywood
forklift oldham immediate start | forklift immediate start | Oldham
warehouse rochdale no experience | warehouse no experience | Rochdale
driver's mate leigh | driver's mate | Leigh
drivers mate chorley | drivers mate | Chorley
hiab preston | hiab | Preston
hiab driver blackburn | hiab driver | Blackburn
tipper driver burnley | tipper driver | Burnley
tipper lancaster | tipper | Lancaster
grab driver southport | grab driver | Southport
mixer driver chester | mixer driver | Chester
concrete mixer wrexham | concrete mixer | Wrexham
tanker driver ellesmere port | tanker driver | Ellesmere Port
adr tanker grangemouth | adr tanker | Grangemouth
fuel tanker cardiff | fuel tanker | Cardiff
low loader swansea | low loader | Swansea
car transporter newport | car transporter | Newport
moffett driver barnsley | moffett driver | Barnsley
skip driver rotherham | skip driver | Rotherham
bin lorry driver hartlepool | bin lorry driver | Hartlepool
refuse driver darlington | refuse driver | Darlington
hook loader stockton | hook loader | Stockton-on-Tees
recovery driver durham | recovery driver | Durham
coach driver york | coach driver | York
bus driver harrogate | bus driver | Harrogate
minibus driver skipton | minibus driver | Skipton
taxi driver keighley | taxi driver | Keighley
multi drop halifax | multi drop | Halifax
multidrop dewsbury | multidrop | Dewsbury
multi-drop courier batley | multi-drop courier | Batley
parcel delivery driver luton | parcel delivery driver | Luton
luton van driver
luton van driver luton
3.5t driver stevenage | 3.5t driver | Stevenage
3.5 tonne watford | 3.5 tonne | Watford
7.5 tonne driver slough | 7.5 tonne driver | Slough
7.5t heathrow | 7.5t | Heathrow
18t driver hayes | 18t driver | Hayes
18 tonne uxbridge | 18 tonne | Uxbridge
rigid driver basildon | rigid driver | Basildon
artic driver thurrock | artic driver | Thurrock
artic grays | artic | Grays
c+e purfleet | c+e | Purfleet-on-Thames
c&e tilbury | c&e | Tilbury
cat c dartford | cat c | Dartford
cat c+e maidstone | cat c+e | Maidstone
lgv 1 ashford | lgv 1 | Ashford
lgv class 2 dover | lgv class 2 | Dover
lgv c canterbury | lgv c | Canterbury
hgv1 gillingham | hgv1 | Gillingham
hgv2 chatham | hgv2 | Chatham
class one crawley | class one | Crawley
class two gatwick | class two | Gatwick
new pass class 2 brighton | new pass class 2 | Brighton
newly qualified class 1 portsmouth | newly qualified class 1 | Portsmouth
hgv no experience southampton | hgv no experience | Southampton
trainee hgv driver exeter | trainee hgv driver | Exeter
hgv apprenticeship plymouth | hgv apprenticeship | Plymouth
weekend driver taunton | weekend driver | Taunton
saturday driver gloucester | saturday driver | Gloucester
part time driver cheltenham | part time driver | Cheltenham
ad hoc class 1 worcester | ad hoc class 1 | Worcester
agency driver telford | agency driver | Telford
temp driver wolverhampton | temp driver | Wolverhampton
temp to perm walsall | temp to perm | Walsall
permanent class 1 cannock | permanent class 1 | Cannock
4 on 4 off class 1 stafford | 4 on 4 off class 1 | Stafford
4 on 4 off dudley | 4 on 4 off | Dudley
mon-fri driver west bromwich | mon-fri driver | West Bromwich
monday to friday class 2 oldbury | monday to friday class 2 | Oldbury
days only class 1 coventry | days only class 1 | Coventry
nights class 1 nuneaton | nights class 1 | Nuneaton
night trunk hinckley | night trunk | Hinckley
early starts hgv loughborough | early starts hgv | Loughborough
home every night class 1 derby | home every night class 1 | Derby
no weekends driver mansfield | no weekends driver | Mansfield
umbrella or paye class 1 chesterfield | umbrella or paye class 1 | Chesterfield
paye driver worksop | paye driver | Worksop
ltd driver grantham | ltd driver | Grantham
immediate start driver lincoln | immediate start driver | Lincoln
urgent class 1 scunthorpe | urgent class 1 | Scunthorpe
adr driver grimsby | adr driver | Grimsby
adr class 1 goole | adr class 1 | Goole
adr boston | adr | Boston
chilled class 1 spalding | chilled class 1 | Spalding
fridge driver wisbech | fridge driver | Wisbech
refrigerated driver king's lynn | refrigerated driver | King's Lynn
driver kings lynn | driver | King's Lynn
driver bishops stortford | driver | Bishops Stortford
driver bishop's stortford | driver | Bishops Stortford
container driver ipswich | container driver | Ipswich
container work felixstowe | container work | Felixstowe
port driver harwich | port driver | Harwich
class 1 thetford | class 1 | Thetford
class 1 norwich | class 1 | Norwich
class 2 great yarmouth | class 2 | Great Yarmouth
van lowestoft | van | Lowestoft
class 1 bedford | class 1 | Bedford
class 1 huntingdon | class 1 | Huntingdon
class 1 cambridge | class 1 | Cambridge
class 1 oxford | class 1 | Oxford
class 1 banbury | class 1 | Banbury
class 1 bicester | class 1 | Bicester
class 1 didcot | class 1 | Didcot
class 2 swindon | class 2 | Swindon
class 2 bristol avonmouth | class 2 | Avonmouth
transport administrator leeds | transport administrator | Leeds
transport supervisor nights wakefield | transport supervisor nights | Wakefield
logistics coordinator manchester airport | logistics coordinator | Manchester
fleet manager glasgow | fleet manager | Glasgow
traffic planner edinburgh | traffic planner | Edinburgh
traffic clerk aberdeen | traffic clerk | Aberdeen
hgv technician dundee | hgv technician | Dundee
hgv fitter perth | hgv fitter | Perth
class 1 inverness | class 1 | Inverness
class 1 stirling | class 1 | Stirling
class 2 falkirk | class 2 | Falkirk
class 1 motherwell | class 1 | Motherwell
class 1 bellshill | class 1 | Bellshill
class 1 livingston | class 1 | Livingston
driver belfast | driver | Belfast
driver lisburn | driver | Lisburn
driver bangor wales | driver | Bangor
driver newport shropshire | driver | Newport, Shropshire
driver newport isle of wight | driver | Newport, Isle of Wight
driver richmond north yorkshire | driver | Richmond, North Yorkshire
driver leeds ls10 | driver leeds | LS10
driver ls10 | driver | LS10
driver ls10 1ab | driver | LS10
driver ls101ab | driver | LS10
ls10 class 1 | class 1 | LS10
LS10 | | LS10
driver m17 1pg | driver | M17
warehouse m17 | warehouse | M17
warehouse b37 | warehouse | B37
warehouse ws11 0xe | warehouse | WS11
warehouse nn11 | warehouse | NN11
driver wf10 jobs | driver jobs | WF10
driver near wf10 | driver | WF10
driver near wf10 5hw please | driver near please | WF10
class 1 de74 | class 1 | DE74
class 2 le17 nights | class 2 nights | LE17
forklift dn3 | forklift | DN3
driver sw1a 1aa | driver | SW1A
driver ec1 | driver | EC1
driver w1 | driver | W1
driver e16 | driver | E16
driver cr0 2ab | driver | CR0
driver CR0 | driver | CR0
driver bt1 | driver | BT1
driver g51 | driver | G51
driver eh28 | driver | EH28
driver cf10 | driver | CF10
driver M60 orbital
m25 driver
class 1 m1 corridor
class 1 m62 corridor
m6 junction 16 driver
a1 trunk driver
a14 driver
b1 licence driver
c1 licence
c1 driver
c1 driver leeds | c1 driver | Leeds
d1 driver
d1 minibus coventry | d1 minibus | Coventry
be licence driver
b+e driver
b+e driver norwich | b+e driver | Norwich
ce driver
c+e class 1
cat b driver
nvq l3 transport
nvq level 2 warehouse
level 3 mechanic
l2 welding certificate
e10 petrol station driver
euro 6 truck driver
euro 6
s3 safety boots warehouse
digi card driver
cpc driver
driver cpc leeds | driver cpc | Leeds
cpc transport manager hull | cpc transport manager | Hull
hgv 1 £18 an hour leeds | hgv 1 £18 an hour | Leeds
driver £16 per hour bolton | driver £16 per hour | Bolton
40k driver leeds | 40k driver | Leeds
scania driver
daf volvo class 1 hull | daf volvo class 1 | Hull
tesco driver
tesco doncaster | tesco | Doncaster
amazon warehouse coalville | amazon warehouse | Coalville
amazon flex driver leeds | amazon flex driver | Leeds
royal mail driver chester | royal mail driver | Chester
dhl driver east midlands airport | dhl driver | Castle Donington
sainsburys haydock | sainsburys | Haydock
asda lymedale
aldi driver darlington | aldi driver | Darlington
b&q worksop | b&q | Worksop
travis perkins driver woking | travis perkins driver | Woking
work in leeds | work | Leeds
any work leeds | any work | Leeds
jobs in leeds | jobs | Leeds
jobs near leeds | jobs | Leeds
jobs leeds area | jobs | Leeds
driver leeds area | driver | Leeds
drivers wanted leeds | drivers wanted | Leeds
driver needed in leeds asap | driver needed asap | Leeds
looking for driving job in leeds | looking for driving job | Leeds
hgv driver jobs leeds uk | hgv driver jobs | Leeds
hgv driver leeds england | hgv driver | Leeds
hgv driver leeds west yorkshire | hgv driver | Leeds
hgv driver - leeds | hgv driver | Leeds
hgv driver – leeds | hgv driver | Leeds
hgv driver / leeds | hgv driver | Leeds
hgv driver (leeds) | hgv driver | Leeds
hgv driver, leeds, nights | hgv driver nights | Leeds
hgv driver @ leeds | hgv driver | Leeds
hgv driver:leeds | hgv driver | Leeds
  hgv   driver   leeds   | hgv driver | Leeds
hgv driver leeds. | hgv driver | Leeds
hgv driver leeds? | hgv driver | Leeds
hgv driver leeds! | hgv driver | Leeds
HGV DRIVER LEEDS | HGV DRIVER | Leeds
Hgv Driver Leeds | Hgv Driver | Leeds
leeds hgv driver nights | hgv driver nights | Leeds
nights leeds hgv | nights hgv | Leeds
class 1 leeds or wakefield
class 1 leeds and wakefield
class 1 leeds/wakefield
class 1 leeds wakefield
class 1 leeds, bradford
class 1 leeds to london
class 1 not leeds
class 1 -leeds
"class 1" leeds
“class 1” leeds | "class 1" leeds
class 1 −leeds | class 1 -leeds
driver –nights | driver -nights
driver -nights leeds
hgv OR van
hgv or van
driver
drivers
hgv
class 1
warehouse
nights
driver nights
warehouse night shift
office
transport
mechanic
fitter
admin
manager
shunter
tramper
european driver
france driver
work from home transport planner
remote transport planner
transport planner hybrid
driver mate
reading | | Reading
bath | | Bath
driver who likes reading maps
map reading driver
deep sea containers
bank holiday driver
stone tipper driver
street sweeper driver
car sale delivery driver
hook loader driver
hook lift driver
moving floor driver
walking floor
curtain sider
double deck trailer
wagon and drag
wagon & drag leeds | wagon & drag | Leeds
draw bar driver
urban artic
crane driver hull | crane driver | Hull
plant driver york | plant driver | York
dumper driver selby | dumper driver | Selby
telehandler driver thirsk | telehandler driver | Thirsk
slinger banksman leeds | slinger banksman | Leeds
goods in leeds | goods in | Leeds
goods-in clerk leeds | goods-in clerk | Leeds
stock controller leeds | stock controller | Leeds
inventory clerk castleford | inventory clerk | Castleford
dispatch clerk normanton | dispatch clerk | Normanton
despatch clerk pontefract | despatch clerk | Pontefract
loader brighouse | loader | Brighouse
unloader elland | unloader | Elland
container unloading leeds | container unloading | Leeds
van driver's mate leeds | van driver's mate | Leeds
van drivers mate needed leeds | van drivers mate needed | Leeds
driver Caernarfon | driver | Caernarfon
driver Abergavenny | driver | Abergavenny
driver Llanelli | driver | Llanelli
driver Ynys Môn
driver isle of wight
driver anglesey
driver jersey
driver dublin
driver trafford park manchester | driver | Trafford Park
warehouse trafford park nights | warehouse nights | Trafford Park
warehouse park royal | warehouse | Park Royal
driver dirft | driver | Daventry
nights iport doncaster | nights | Doncaster
class 1 london gateway | class 1 | Stanford-le-Hope
driver brum | driver | Birmingham
class 2 b'ham | class 2 | Birmingham
hgv wolves | hgv | Wolverhampton
van driver soton | van driver | Southampton
driver stock port | driver | Stockport
stock port | | Stockport
stock controller stock port | stock controller | Stockport
driver south port | driver | Southport
driver wal sall | driver | Walsall
driver google
google
driver action
working
survey driver
driver rotterdam
driver team valley | driver | Gateshead
driver heathrow airport | driver | Heathrow
driver gatwick airport | driver | Gatwick
driver stansted | driver | Stansted Mountfitchet
driver teesside
driver tyneside
driver merseyside
driver wirral
driver black country
driver potteries | driver | Stoke-on-Trent
driver cotswolds
driver cumbria
class 1 within 20 miles of leeds | class 1 | Leeds | 20
class 1 within 25 miles of leeds | class 1 | Leeds | 30
class 1 leeds within 5 miles | class 1 | Leeds | 5
class 1 leeds 10 miles | class 1 | Leeds | 10
class 1 leeds + 30 miles | class 1 | Leeds | 30
driver up to 15 miles from ls10 | driver | LS10 | 15
driver ls10 20 mile radius | driver | LS10 | 20
driver 200 miles from york | driver | York | 50
class 1 leeds 20m | class 1 | Leeds | 20
class 1 leeds (20 miles) | class 1 | Leeds | 20
driver in leeds area only | driver | Leeds
class 1 based in leeds | class 1 | Leeds
driver dundee city | driver | Dundee
night trunk out of leeds | night trunk | Leeds
Edinborough driver | driver | Edinburgh
driver edinbrough | driver | Edinburgh
driver edinboro | driver | Edinburgh
driver scarboro | driver | Scarborough
driver middlesboro | driver | Middlesbrough
driver loughboro | driver | Loughborough
driver peterboro | driver | Peterborough
driver wellingboro | driver | Wellingborough
hgv lester | hgv | Leicester
driver gloster | driver | Gloucester
driver worster | driver | Worcester
driver wooster | driver | Worcester
driver bister | driver | Bicester
driver graves end | driver | Gravesend
driver black pool | driver | Blackpool
driver man chester | driver | Manchester
driver stneots | driver | St Neots
driver miltonkeynes | driver | Milton Keynes
driver tester
driver roster
webmaster
toaster packer
furniture duster
driver borough market
driver corbey | driver | Corby
van driver derbey | van driver | Derby
nights rugbey | nights | Rugby
driver LS 1 | driver | LS1
LS 1 driver | driver | LS1
class 2 in ls 10 nights | class 2 nights | LS10
van driver, WF 5, days | van driver days | WF5
driver HR 1
up to 5 shifts
PA 2 days
driver M1 IAE | driver | M1
m1 iae nights | nights | M1
van driver LS1 lAE | van driver | LS1
driver SW1A OAA | driver | SW1A
driver m1iae | driver | M1
LS1OAA nights | nights | LS1
driver 'ls10' | driver | LS10
driver c1lgv
C1 off road
B1 old licence
C1 lad
falling
willing driver
groove
hockey
starling
filling
braking
stockpot
penance
waking nights
midfield
newborn
driver felling | driver | Felling
sainsbury's driver
driver Salisbury's warehouse
driver sallisbury | driver | Salisbury
`;
