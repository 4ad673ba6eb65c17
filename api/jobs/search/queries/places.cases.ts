import type { QueryRow } from './expectation.test-support.ts';

/** All cities of the United Kingdom. */
const CITIES = `
  Aberdeen, Armagh, Bangor, Bath, Belfast, Birmingham, Bradford, Brighton, Bristol, Cambridge, Canterbury, Cardiff,
  Carlisle, Chelmsford, Chester, Chichester, Colchester, Coventry, Derby, Derry, Londonderry, Doncaster, Dundee,
  Dunfermline, Durham, Edinburgh, Ely, Exeter, Glasgow, Gloucester, Hereford, Hove, Hull, Inverness, Lancaster, Leeds,
  Leicester, Lichfield, Lincoln, Lisburn, Liverpool, London, Manchester, Milton Keynes, Newcastle upon Tyne, Newport,
  Newry, Norwich, Nottingham, Oxford, Perth, Peterborough, Plymouth, Portsmouth, Preston, Ripon, Salford, Salisbury,
  Sheffield, Southampton, Southend-on-Sea, St Albans, St Asaph, St Davids, Stirling, Stoke-on-Trent, Sunderland,
  Swansea, Truro, Wakefield, Wells, Westminster, Winchester, Wolverhampton, Worcester, Wrexham, York`;

/** The hundred largest towns, and others whose names are ordinary words or resemble those of places with jobs. */
const TOWNS = `
  Ashford, Aylesbury, Ayr, Barnsley, Barrow-in-Furness, Barry, Basildon, Basingstoke, Bedford, Birkenhead, Blackburn,
  Blackpool, Bolton, Bournemouth, Bracknell, Burnley, Burton upon Trent, Bury, Cannock, Carlton, Chatham, Cheltenham,
  Chesterfield, Corby, Crawley, Crewe, Crosby, Croydon, Darlington, Dartford, Dewsbury, Dudley, East Kilbride, Eastbourne,
  Eastleigh, Ellesmere Port, Enfield, Farnborough, Folkestone, Gateshead, Gillingham, Gosport, Grays, Great Yarmouth,
  Grimsby, Guildford, Halesowen, Halifax, Harlow, Harrogate, Hartlepool, Hastings, Hemel Hempstead, High Wycombe,
  Hinckley, Huddersfield, Huyton, Ilford, Ipswich, Keighley, Kettering, Kidderminster, King's Lynn, Leamington Spa,
  Littlehampton, Livingston, Loughborough, Lowestoft, Luton, Macclesfield, Maidenhead, Maidstone, Mansfield, Margate,
  Merthyr Tydfil, Middlesbrough, Newcastle-under-Lyme, Northampton, Nuneaton, Oldham, Paisley, Poole, Rayleigh, Reading,
  Redditch, Rochdale, Romford, Rotherham, Rugby, Runcorn, Sale, Scarborough, Scunthorpe, Shrewsbury, Sittingbourne,
  Slough, Smethwick, Solihull, South Shields, Southport, Stafford, St Helens, Stevenage, Stockport, Stockton-on-Tees,
  Stourbridge, Sutton Coldfield, Swindon, Tamworth, Taunton, Telford, Thurrock, Torquay, Wallasey, Walsall, Warrington,
  Washington, Watford, Wellingborough, West Bromwich, Weston-super-Mare, Weymouth, Widnes, Wigan, Woking, Worksop,
  Worthing, Yeovil, Avonmouth, Daventry, Deal, Dover, Felixstowe, Grangemouth, Immingham, March, Settle, Sandwich,
  Street, Stone, Ware, Battle, Barking, Goole, Waltham Cross`;

/** Searched for alone, each finds the jobs within ten miles, and no others. */
export const UK_PLACES: readonly string[] = `${CITIES}, ${TOWNS}`.split(',').map((place) => place.trim());

const YORKSHIRE = /^(?:Leeds|Bradford|Wakefield|Sheffield|Doncaster|Hull|Middlesbrough)$/;
const AROUND_LEEDS = /^(?:Leeds|Bradford|Wakefield)$/;
const SCOTLAND = /^(?:Edinburgh|Glasgow|Aberdeen|Dundee|Perth|Grangemouth)$/;

/** Searches for areas, for places by their other names, mistyped or by postcode, and for work in a place. */
export const areaQueries: readonly QueryRow[] = [
  ['Yorkshire', { in: YORKSHIRE }],
  ['driver yorkshire', { in: YORKSHIRE, all: /driver/i }],
  ['West Yorkshire', { in: /^(?:Leeds|Bradford|Wakefield)$/ }],
  ['South Yorkshire', { in: /^(?:Sheffield|Doncaster)$/ }],
  ['north west', { in: /^(?:Manchester|Liverpool|Warrington|Wigan|St Helens|Preston|Carlisle|Crewe)$/ }],
  ['north-west', { like: 'north west' }],
  ['Greater Manchester', { in: /^(?:Manchester|Wigan)$/ }],
  ['Merseyside', { in: /^(?:Liverpool|St Helens)$/ }],
  ['Scotland', { in: SCOTLAND }],
  ['class 1 scotland', { in: SCOTLAND, all: /class 1|c\+e|tanker/i }],
  ['Wales', { in: /^(?:Cardiff|Swansea|Newport)$/ }],
  [
    'West Midlands',
    { in: /^(?:Birmingham|Wolverhampton|Coventry|Stoke-on-Trent|Rugby|Tamworth|Worcester|Cannock|Burton upon Trent)$/ },
  ],
  ['East Anglia', { in: /^(?:Norwich|Ipswich|Felixstowe|Peterborough)$/ }],
  ['Kent', { in: /^(?:Ashford|Maidstone)$/ }],
  ['driver kent', { in: /^(?:Ashford|Maidstone)$/, first: /driver/i }],
  ['Essex', { in: /^(?:Chelmsford|Thurrock)$/ }],
  ['Cornwall', { none: true }],
  ['driver salford', { in: /^Manchester$/, first: /driver/i }],
  ['hgv nights salford', { in: /^Manchester$/, all: /hgv|class [12]|c\+e|night/i }],
  ['class 1 salford', { in: /^Manchester$/, first: /class 1|c\+e/i }],
  ['class 1 salfrod', { like: 'class 1 salford' }],
  ['class 1, Salford', { like: 'class 1 salford' }],
  ['class 1 near Salford', { like: 'class 1 salford' }],
  ['van driver croydon', { in: /^London$/, first: /van driver/i }],
  ['forklift trafford park', { in: /^Manchester$/, first: /forklift|reach/i }],
  ['driver dover', { none: true }],
  ['driver brighton', { none: true }],
  ['class 1 cornwall', { none: true }],

  ['leeds', { in: AROUND_LEEDS }],
  ['LEEDS', { like: 'leeds' }],
  ['jobs in leeds', { like: 'leeds' }],
  ['Leeds or Bradford', { in: /^(?:Leeds|Bradford)$/ }],
  ['leeds, bradford', { like: 'Leeds or Bradford' }],
  ['driver leeds', { in: AROUND_LEEDS, first: /driver/i }],
  ['driving jobs leeds', { like: 'driver leeds' }],
  ['class 2 leeds', { in: AROUND_LEEDS, first: /class 2/i }],
  ['warehouse manchester', { in: /^Manchester$/, never: /class [12]|van|clerk/i }],
  ['van driver london', { first: /van driver/i, all: /driver|courier/i }],
  ['forklift birmingham', { in: /^Birmingham$/, first: /forklift/i }],
  ['nights glasgow', { in: /^Glasgow$/, first: /night/i }],
  ['fitter manchester', { in: /^Manchester$/, first: /fitter|technician/i }],
  ['newcastle', { in: /^Newcastle upon Tyne$/ }],
  ['newcastle-upon-tyne', { in: /^Newcastle upon Tyne$/ }],
  ['stoke', { in: /^Stoke-on-Trent$/ }],
  ['stoke on trent', { like: 'Stoke-on-Trent' }],
  ['burton on trent', { like: 'Burton upon Trent' }],
  ['st. helens', { like: 'St Helens' }],
  ['saint helens', { like: 'St Helens' }],
  ['kingston upon hull', { in: /^Hull$/ }],
  ['milton-keynes', { like: 'Milton Keynes' }],
  ['birmingam', { like: 'birmingham' }],
  ['manchestr', { like: 'manchester' }],
  ['Milton Keens', { like: 'Milton Keynes' }],
  ['driver Milton Keens', { in: /^Milton Keynes$/ }],
  ['Burnly', { none: true }],
  ['drvier birmngham', { in: /^Birmingham$/, first: /driver/i }],
  ['north', { none: true }],
  ['driver north', { none: true }],
  ['port', { never: /portsmouth/i }],

  ['LS1 4AP', { in: AROUND_LEEDS }],
  ['ls14ap', { like: 'LS1 4AP' }],
  ['LS1', { like: 'LS1 4AP' }],
  ['driver LS1 4AP', { in: AROUND_LEEDS, first: /driver/i }],
  ['driver M6 5WD', { in: /^Manchester$/, first: /driver/i }],
  ['driver M60', { in: /^Manchester$/, first: /driver/i }],
  ['driver M6', { some: /driver/i }],
  ['M1', { like: '"M1"' }],
  ['"M1"', { some: /technician|driver/i }],
];
