import { sql, type Kysely } from 'kysely';

const categories = [
  [
    'hgv-driver',
    'HGV Driver',
    'Class 1 and Class 2 work: trunking, multi-drop, tankers and specialist haulage',
    '#FF6E00',
  ],
  ['van-driver', 'Van Driver', 'Parcel, courier and home delivery rounds in vehicles up to 3.5 tonnes', '#0B7285'],
  ['warehouse', 'Warehouse', 'Picking, packing, goods-in and fork-lift work in distribution centres', '#5F3DC4'],
  ['admin', 'Admin', 'Transport clerks, planners’ assistants, payroll and customer service', '#A61E4D'],
  ['management', 'Management', 'Depot, operations and compliance managers', '#1B2A41'],
  ['transport', 'Transport', 'Planning, scheduling, passenger transport and vehicle engineering', '#2B8A3E'],
  ['logistics', 'Logistics', 'Supply chain, stock control, freight forwarding and import/export', '#1864AB'],
] as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table job_categories (
    id text primary key,
    name text not null unique,
    description text not null,
    color text not null,
    is_active boolean not null default true,
    sort_order integer not null
  )`.execute(db);
  for (const [index, [id, name, description, color]] of categories.entries()) {
    await sql`insert into job_categories (id, name, description, color, sort_order)
      values (${id}, ${name}, ${description}, ${color}, ${index + 1})`.execute(db);
  }
}
