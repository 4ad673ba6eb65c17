export interface Place {
  town: string;
  /** Estates, docks and depots an advert may name. */
  sites: readonly string[];
  /** The trunk road drivers know the place by. */
  road: string;
  /** Share of adverts relative to 1. */
  weight: number;
}

const place = (town: string, road: string, sites: readonly string[] = [], weight = 1): Place => ({ town, road, sites, weight });

export const PLACES: readonly Place[] = [
  place('London', 'the M25', ['Park Royal', 'Barking Riverside', 'Purfleet', 'Heathrow Cargo', 'Charlton', 'Enfield Lock'], 7),
  place('Birmingham', 'the M6', ['Minworth', 'Erdington', 'Hams Hall', 'Tyseley', 'Castle Bromwich'], 6),
  place('Manchester', 'the M60', ['Trafford Park', 'Heywood', 'Wythenshawe', 'Carrington'], 6),
  place('Leeds', 'the M62', ['Stourton', 'Cross Green', 'Gildersome', 'Rothwell'], 5),
  place('Liverpool', 'the M57', ['Speke', 'Knowsley Business Park', 'Seaforth Dock', 'Aintree'], 4),
  place('Bristol', 'the M5', ['Avonmouth', 'Royal Portbury Dock', 'Severn Beach', 'Patchway'], 4),
  place('Sheffield', 'the M1', ['Tinsley', 'Meadowhall', 'Ecclesfield', 'Catcliffe'], 4),
  place('Edinburgh', 'the A720', ['Newbridge', 'Sighthill', 'Loanhead', 'Leith Docks'], 4),
  place('Glasgow', 'the M8', ['Hillington', 'Eurocentral', 'Cambuslang', 'Govan'], 4),
  place('Aberdeen', 'the A90', ['Altens', 'Dyce']),
  place('Ashford', 'the M20', ['Sevington']),
  place('Avonmouth', 'the M49'),
  place('Basingstoke', 'the M3', ['Houndmills']),
  place('Bradford', 'the M606', ['Low Moor']),
  place('Bridgwater', 'the M5', ['Huntworth']),
  place('Burton upon Trent', 'the A38', ['Centrum 100'], 1.2),
  place('Cannock', 'the A5', ['Kingswood Lakeside']),
  place('Cardiff', 'the M4', ['Wentloog', 'Cardiff Bay'], 1.6),
  place('Carlisle', 'the M6', ['Kingstown']),
  place('Chelmsford', 'the A12'),
  place('Coventry', 'the M69', ['Ansty', 'Prologis Park'], 1.6),
  place('Crawley', 'the M23', ['Manor Royal']),
  place('Crewe', 'the M6'),
  place('Daventry', 'the M1', ['DIRFT'], 2),
  place('Derby', 'the A50', ['Raynesway'], 1.2),
  place('Doncaster', 'the A1(M)', ['iPort', 'Wheatley Hall'], 1.8),
  place('Dundee', 'the A90', ['Baldovie']),
  place('Exeter', 'the M5', ['Skypark']),
  place('Felixstowe', 'the A14', ['Trinity Terminal'], 1.6),
  place('Grangemouth', 'the M9', ['the port']),
  place('Grimsby', 'the A180', ['Europarc']),
  place('Hull', 'the A63', ['Hedon Road', 'King George Dock'], 1.4),
  place('Immingham', 'the A180', ['the docks']),
  place('Ipswich', 'the A14'),
  place('Leicester', 'the M1', ['Magna Park', 'Braunstone'], 1.6),
  place('Luton', 'the M1', ['Sundon Park']),
  place('Maidstone', 'the M20', ['Aylesford']),
  place('Middlesbrough', 'the A19', ['Teesport']),
  place('Milton Keynes', 'the M1', ['Magna Park', 'Brinklow'], 2),
  place('Newcastle upon Tyne', 'the A1', ['Team Valley'], 1.4),
  place('Newport', 'the M4', ['Reevesland']),
  place('Northampton', 'the M1', ['Brackmills', 'Swan Valley'], 1.6),
  place('Norwich', 'the A47'),
  place('Nottingham', 'the M1', ['Blenheim', 'Colwick'], 1.4),
  place('Oxford', 'the A34'),
  place('Perth', 'the M90', ['Inveralmond']),
  place('Peterborough', 'the A1(M)', ['Alwalton Hill', 'Kingston Park'], 1.4),
  place('Plymouth', 'the A38', ['Estover']),
  place('Portsmouth', 'the M27', ['the Continental Ferry Port']),
  place('Preston', 'the M6', ['Walton Summit']),
  place('Reading', 'the M4', ['Theale']),
  place('Rugby', 'the M6', ['Swift Valley']),
  place('Scunthorpe', 'the M181'),
  place('Southampton', 'the M27', ['Western Docks', 'Nursling'], 1.4),
  place('St Helens', 'the M62', ['Haydock']),
  place('Stoke-on-Trent', 'the A500', ['Trentham Lakes'], 1.2),
  place('Swansea', 'the M4', ['Fforestfach']),
  place('Swindon', 'the A419', ['South Marston'], 1.2),
  place('Tamworth', 'the M42', ['Birch Coppice'], 1.2),
  place('Thurrock', 'the A13', ['Tilbury', 'London Gateway'], 1.6),
  place('Wakefield', 'the M62', ['Wakefield Europort', 'Normanton'], 1.6),
  place('Waltham Cross', 'the M25', ['Waltham Point']),
  place('Warrington', 'the M62', ['Omega', 'Birchwood'], 1.8),
  place('Wigan', 'the M6', ['Martland Park']),
  place('Wolverhampton', 'the M54', ['i54']),
  place('Worcester', 'the M5', ['Blackpole']),
];

export const BUS_OPERATORS: readonly string[] = [
  'Fairholm Coaches', 'Tideway Travel', 'Bridgeland Buses', 'Norcliffe Coaches', 'Sheafwater Travel',
];

/** Invented operators. A third of the adverts name none. */
export const COMPANIES: readonly string[] = [
  'Alder & Finch Haulage', 'Ashgrove Chilled', 'Beacon Parcels', 'Brackenbury Logistics', 'Brightwater Foods',
  'Calder Valley Transport', 'Castlegate Distribution', 'Coldharbour Freight', 'Corvane Aggregates', 'Cotterdale Dairies',
  'Dunmore Tankers', 'Eastgate Container Services', 'Fellside Carriers', 'Fenland Fresh',
  'Gantry & Sons', 'Hallam Pallet Network', 'Harrier Express', 'Hawksworth Plant',
  'Highfold Supply Chain', 'Ingleby Truck Services', 'Kestrel Home Delivery', 'Kingsmead Fleet', 'Larkhill Logistics',
  'Lomond Line Haulage', 'Marlow Waste Services', 'Merrick Building Supplies', 'Northmoor Steel Transport',
  'Oakhanger Retail', 'Orrell Bros', 'Pennant Waste', 'Quayside Forwarding', 'Redmire Removals', 'Roswell Fuels',
  'Saltmarsh Shipping', 'Severnside Warehousing', 'Silverlink Couriers', 'Stanedge Commercials', 'Strathblane Transport',
  'Swiftcroft Logistics', 'Thornbury 3PL', 'Trentvale Packaging', 'Underhill Motors', 'Vanguard Pallets',
  'Wexcombe Farms', 'Whitestone Quarries', 'Wyreside Haulage',
];
