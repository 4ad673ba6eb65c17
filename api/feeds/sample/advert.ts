import type { Industry, PayPeriod, Role } from './family.ts';
import { soiled } from './dirty-markup.ts';
import { EXTRAS, LAYOUTS } from './layouts.ts';
import { composePay, payText } from './pay.ts';
import { BUS_OPERATORS, COMPANIES, PLACES, type Place } from './places.ts';
import type { Random } from './random.ts';
import { SHIFTS, type Shift } from './shifts.ts';
import { fill, list, type Slots } from './words.ts';

/** One advert as the feed delivers it; README.md explains the fields. */
export interface SampleAdvert {
  AdvertID: number;
  AdvertReference: string;
  AdvertTitle: string;
  AdvertType: 'P' | 'C' | 'T';
  AdvertHours: 'Full Time' | 'Part Time';
  PrimaryLocation: string;
  Industry: Industry;
  JobDescription: string;
  Requirements: string | null;
  Benefits: string | null;
  SalaryFrom: number | null;
  SalaryTo: number | null;
  SalaryCurrency: 'GBP';
  SalaryPer: PayPeriod;
  SalaryBenefits: string | null;
  SalaryHide: boolean;
  Company: string | null;
  ApplyUrl: string | null;
  PostedDaysAgo: number;
}

const UNNAMED_EMPLOYERS = ['our client', 'a regional operator', 'a national name', 'a family firm', 'our customer'];
const PART_TIME_LABELS = new Set(['Part Time', 'Weekends', 'Twilight']);
const CONTRACT_NAMES = { P: 'Permanent', C: 'Fixed-term contract', T: 'Temporary, ongoing' } as const;

function composeTitle(base: string, shift: Shift, place: Place, random: Random): string {
  const style = random.next();
  if (shift.label === '' || base.includes(shift.label)) return style < 0.12 ? `${base} - ${place.town}` : base;
  if (style < 0.35) return `${base} - ${shift.label}`;
  if (style < 0.45) return `${base} (${shift.label})`;
  if (style < 0.48) return `${base} - ${shift.label} - ${place.town} and surrounding areas - Immediate Start Available`;
  return base;
}

function composeSlots(role: Role, title: string, place: Place, company: string | null, random: Random): Slots {
  return {
    title,
    town: place.town,
    road: place.road,
    site: place.sites.length > 0 && random.chance(0.7) ? random.pick(place.sites) : `our ${place.town} site`,
    employer: company ?? random.pick(UNNAMED_EMPLOYERS),
    kit: random.pick(role.kit),
  };
}

function composeDescription(
  role: Role,
  slots: Slots,
  facts: (readonly [string, string])[],
  shift: Shift,
  random: Random,
): string {
  const { family } = role;
  const { layout } = random.weighted(LAYOUTS, ({ weight }) => weight);
  const filled = (sentences: readonly string[], count: number) =>
    random.some(sentences, count).map((text) => fill(text, slots));
  const html = layout(
    {
      opening: fill(random.pick(family.openings), slots),
      about: filled(random.shuffled(family.about), 4),
      duties: [...filled(role.duties, 2), ...filled(random.shuffled(family.duties), random.int(4, 7))],
      days: filled(random.shuffled(family.days), 3),
      closing: fill(random.pick(family.closings), slots),
      shift: shift.text,
      facts,
      extras: random.some(EXTRAS, 4),
    },
    random,
  );
  return html.startsWith('<') && random.chance(0.05) ? soiled(html, random) : html;
}

function composeApplyUrl(id: number, random: Random): string | null {
  if (random.chance(0.7)) return null;
  if (random.chance(0.03))
    return random.pick([`http://apply.example.com/vacancy/${id}`, 'javascript:void(0)', 'apply by phone']);
  return random.pick([
    `https://apply.example.com/vacancy/${id}`,
    `https://apply.example.org/jobs/${id}?source=website`,
    `https://apply.example.net/${id}`,
  ]);
}

const postedDaysAgo = (random: Random) =>
  random.chance(0.22) ? random.int(0, 6) : Math.floor(7 + random.next() ** 1.8 * 358);

export function composeAdvert(index: number, roles: readonly Role[], random: Random): SampleAdvert {
  const role = random.weighted(roles, ({ weight }) => weight);
  const place = random.weighted(PLACES, ({ weight }) => weight);
  const shift = random.pick<Shift>(SHIFTS[role.shifts]);
  const type = random.weighted(['P', 'T', 'C'] as const, (each) => ({ P: 55, T: 30, C: 15 })[each]);
  const partTime = PART_TIME_LABELS.has(shift.label);
  const pay = composePay(role, shift, { permanent: type === 'P', partTime }, random);
  const company = random.chance(0.66) ? random.pick(role.shifts === 'bus' ? BUS_OPERATORS : COMPANIES) : null;
  const baseTitle = random.pick(role.titles);
  const slots = composeSlots(role, baseTitle, place, company, random);
  const id = 481_000 + index * 3 + random.int(0, 2);
  const facts: (readonly [string, string])[] = [
    ['Location', place.town],
    ['Contract', CONTRACT_NAMES[type]],
    ['Pay', payText(pay)],
    ['Hours', shift.text],
  ];
  const requirements = [
    ...role.requirements,
    ...random.some(role.family.requirements, random.int(2, 5)),
    ...random.some(role.family.desirables, random.int(0, 2)),
  ];
  return {
    AdvertID: id,
    AdvertReference: `REF-${place.town.slice(0, 3).toUpperCase()}-${id}`,
    AdvertTitle: composeTitle(baseTitle, shift, place, random),
    AdvertType: type,
    AdvertHours: partTime ? 'Part Time' : 'Full Time',
    PrimaryLocation: place.town,
    Industry: role.industry,
    JobDescription: composeDescription(role, slots, facts, shift, random),
    Requirements: random.chance(0.9) ? list(requirements) : null,
    Benefits: random.chance(0.88) ? list(random.some(role.family.benefits, random.int(3, 6))) : null,
    SalaryFrom: pay.from,
    SalaryTo: pay.to,
    SalaryCurrency: 'GBP',
    SalaryPer: pay.per,
    SalaryBenefits: pay.note,
    SalaryHide: pay.hidden,
    Company: company,
    ApplyUrl: composeApplyUrl(id, random),
    PostedDaysAgo: postedDaysAgo(random),
  };
}
