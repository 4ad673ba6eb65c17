import * as v from 'valibot';
import { mapFields, type ChangeField } from './map-fields.ts';

/** The reply with everything left out that its schema does without. */
export const minimalOf = (schema: v.GenericSchema, value: unknown): unknown => mapFields(schema, value, leaveOut);

const leaveOut: ChangeField = (schema, value) => {
  if (v.is(v.object({ field: schema }), {})) return undefined;
  return v.is(schema, null) ? null : minimalOf(schema, value);
};

const UNBROKEN = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(3);

/** What adverts and visitors may contain, and pages must show as it stands. */
const HOSTILE_TEXTS = [
  UNBROKEN,
  '<script>globalThis.__hostileScriptRan = true</script><b>Not bold</b> & "quoted" \'too\'',
  'نجلب لكم أفضل السائقين בעברית ‮and back',
  '🚚👩🏽‍🔧🏴󠁧󠁢󠁳󠁣󠁴󠁿 Zürich Łódź Ǆ'.repeat(6),
  `=HYPERLINK("https://example.com","${'click '.repeat(20)}")`,
] as const;

/** Fields whose text is HTML that the server has sanitised. */
const HTML_FIELDS: readonly string[] = ['description', 'requirements', 'benefits', 'html'];
const HOSTILE_HTML = `<p>${UNBROKEN}</p><p>&lt;script&gt;globalThis.__hostileScriptRan = true&lt;/script&gt;</p><p dir="rtl">${HOSTILE_TEXTS[2]}</p><p>${HOSTILE_TEXTS[3]}</p>`;

/** Fields that others refer to, which a hostile reply leaves as they are. */
const isReference = (name: string): boolean =>
  /^(id|slug|reference|version|token|settings|copy|scope|kind|status|action|path|entry|link|value|at)$|(_id|_url|_at|_date|At|Id|Url)$/.test(
    name,
  );

/** The reply with hostile text in every field that may hold any text. */
export function hostileOf(schema: v.GenericSchema, value: unknown): unknown {
  let turn = 0;
  const change: ChangeField = (part, given, name) => {
    if (typeof given !== 'string') return mapFields(part, given, change, name);
    if (isReference(name)) return given;
    turn += 1;
    const text = HTML_FIELDS.includes(name) ? HOSTILE_HTML : HOSTILE_TEXTS[turn % HOSTILE_TEXTS.length];
    return v.is(part, text) ? text : given;
  };
  return mapFields(schema, value, change);
}
