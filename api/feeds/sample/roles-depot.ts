import { office } from './families/office.ts';
import { warehouse } from './families/warehouse.ts';
import { workshop } from './families/workshop.ts';
import type { Role } from './family.ts';

export const depotRoles: readonly Role[] = [
  {
    titles: ['Warehouse Operative', 'Order Picker', 'Night Warehouse Operative', 'Goods-In Operative', 'Pick & Pack Operative', 'Parcel Sorter', 'Loader'],
    industry: 'Warehouse', family: warehouse, shifts: 'warehouse', weight: 12,
    pay: { hour: [12.71, 14.2], annum: [26500, 29000] },
    kit: ['powered pallet trucks', 'hand-held scanners', 'conveyors and roll cages'],
    duties: [],
    requirements: [],
  },
  {
    titles: ['Forklift Driver (Counterbalance)', 'Reach Truck Driver', 'FLT Driver', 'Forklift Driver - Counterbalance & Reach', 'VNA Driver', 'Bendi / Flexi Truck Driver'],
    industry: 'Warehouse', family: warehouse, shifts: 'warehouse', weight: 9,
    pay: { hour: [13.4, 16.4], annum: [28000, 33000] },
    kit: ['counterbalance trucks', 'reach trucks to 11 metres', 'VNA man-up trucks', 'Bendi trucks'],
    duties: ['Put away and retrieve pallets at height', 'Do pre-use checks and record them'],
    requirements: ['In-date forklift certificate (RTITB, ITSSAR, AITT or NPORS)', 'Six months on the same type of truck'],
  },
  {
    titles: ['Warehouse Team Leader', 'Stock Controller', 'Inventory Clerk', 'Returns Supervisor', 'Cold Store Operative', 'Dispatch Coordinator'],
    industry: 'Warehouse', family: warehouse, shifts: 'warehouse', weight: 5,
    pay: { hour: [13.6, 17], annum: [28500, 35500] },
    kit: ['reach trucks and LLOPs', 'powered pallet trucks'],
    duties: ['Investigate variances and correct them at source', 'Brief a team of twelve at the start of shift'],
    requirements: ['A year or more in a similar post'],
  },
  {
    titles: ['HGV Technician', 'HGV Mechanic', 'Bus & Coach Technician', 'Trailer Technician', 'Mobile HGV Fitter', 'Auto Electrician (PSV)'],
    industry: 'Transport', family: workshop, shifts: 'workshop', weight: 9,
    pay: { hour: [18.5, 25], annum: [40000, 54000] },
    kit: ['DAF and Scania units', 'a mixed fleet of trucks and trailers', 'electric and diesel buses', 'tail-lifts and fridges'],
    duties: [],
    requirements: [],
  },
  {
    titles: ['Fleet Engineer', 'Workshop Controller', 'Tyre Technician', 'Fleet Maintenance Planner', 'Vehicle Inspector (IRTEC)', 'Apprentice Heavy Vehicle Technician'],
    industry: 'Transport', family: workshop, shifts: 'workshop', weight: 5,
    pay: { annum: [31000, 52000] },
    kit: ['200 vehicles over three sites', 'a 90-truck fleet on maintenance contracts', 'a fleet of 120 buses'],
    duties: ['Plan inspections, tests and recalls', 'Agree repair costs with suppliers and challenge them'],
    requirements: ['A good understanding of roadworthiness requirements'],
  },
  {
    titles: ['Transport Planner', 'Traffic Planner', 'Fleet Planner', 'Load Planner', 'Schedules Planner (Bus)'],
    industry: 'Transport', family: office, shifts: 'office', weight: 6,
    pay: { annum: [29500, 39000] },
    kit: ['60 vehicles', 'container work', 'chilled multi-drop', 'pallet-network trunks'],
    duties: ['Build routes within drivers’ hours and delivery windows'],
    requirements: ['At least a year of planning vehicles'],
  },
  {
    titles: ['Transport Administrator', 'Transport Clerk', 'Depot Administrator', 'Fleet Administrator', 'Accounts Assistant (Haulage)', 'Tachograph Analyst', 'Receptionist / Weighbridge Clerk'],
    industry: 'Admin', family: office, shifts: 'office', weight: 11,
    pay: { annum: [25500, 30500], hour: [12.9, 15.4] },
    kit: ['a mixed fleet', '45 trucks', 'local deliveries'],
    duties: ['Scan, file and archive so that anything can be found in a minute'],
    requirements: [],
  },
  {
    titles: ['Driver Recruitment Coordinator', 'Payroll Administrator', 'HR Administrator', 'Compliance Administrator', 'Customer Service Advisor', 'Data Entry Clerk'],
    industry: 'Admin', family: office, shifts: 'office', weight: 7,
    pay: { annum: [25500, 32000], hour: [13, 16.2] },
    kit: ['two hundred drivers', 'a national fleet', 'regional work'],
    duties: ['Keep personal data accurate, secure and no longer than needed'],
    requirements: ['Discretion with personal information'],
  },
  {
    titles: ['Logistics Coordinator', 'Freight Forwarding Operator', 'Import / Export Clerk', 'Supply Chain Analyst', 'Customs Compliance Executive', 'Logistics Administrator', 'Shipping Coordinator', 'Container Haulage Coordinator'],
    industry: 'Logistics', family: office, shifts: 'office', weight: 11,
    pay: { annum: [27500, 41000] },
    kit: ['sea, air and road freight', 'containers through the port', 'European groupage'],
    duties: ['Prepare customs entries and chase clearances', 'Book space with carriers and keep shippers told'],
    requirements: ['Knowledge of Incoterms and freight documents'],
  },
  {
    titles: ['Logistics Operative', 'Inventory & Logistics Controller', 'Hub Operations Coordinator', 'Cross-Dock Coordinator'],
    industry: 'Logistics', family: warehouse, shifts: 'warehouse', weight: 6,
    pay: { hour: [13.2, 16.8], annum: [28000, 36000] },
    kit: ['conveyors and roll cages', 'powered pallet trucks', 'counterbalance trucks'],
    duties: ['Match inbound trailers to outbound routes', 'Keep the door board moving through the peak'],
    requirements: [],
  },
];
