import { features } from 'web-features';
import { PROMISED_BROWSERS } from '../../build/browsers.ts';

/** As browser-compat-data has them, whose iOS has a name of its own. */
const OLDEST = Object.entries(PROMISED_BROWSERS).map(
  ([name, version]) => [name === 'ios' ? 'safari_ios' : name, version] as const,
);

/** What the data call newer because of a detail that does not matter here. */
const ENOUGH = new Set([
  'AbortSignal.timeout', // before Chrome 124, its error may have the name of any abort's
]);

interface Feature {
  /** 'javascript' for what the language has, 'api' for the web platform's. */
  of: 'javascript' | 'api';
  owner: string;
  /** Its member; missing for the object itself. */
  name: string | undefined;
  /** Of the object itself, not of its instances. The data say so for the web platform only. */
  isStatic: boolean;
  /** Whether every promised browser has it. */
  isPromised: boolean;
}

/** 'Array.toSorted'; a constructor alone. */
const memberOf = ({ owner, name }: Feature): string => (name === undefined ? owner : `${owner}.${name}`);

/** Objects and their members, by MDN's keys: 'javascript.builtins.Array.toSorted', 'api.URL.parse_static'. */
const known: readonly Feature[] = Object.values(features).flatMap((feature) => {
  const support = 'status' in feature ? (feature.status.by_compat_key ?? {}) : {};
  return Object.entries(support).flatMap(([key, { support: since }]) => {
    const [, of, names] = /^(javascript|api)(?:\.builtins)?\.(\w+(?:\.\w+)?)$/.exec(key) ?? [];
    if (!names || names.endsWith('_event')) return [];
    const versions: Readonly<Record<string, string | undefined>> = { ...since };
    const isPromised = OLDEST.every(
      ([browser, version]) => Number.parseFloat((versions[browser] ?? 'never').replace('≤', '')) <= version,
    );
    const [owner = '', name] = names.replace(/_static$/, '').split('.');
    return { of: of as Feature['of'], owner, name, isStatic: names.endsWith('_static'), isPromised };
  });
});

const newer = known.filter((feature) => !feature.isPromised && !ENOUGH.has(memberOf(feature)));

const namesOf = (some: readonly Feature[]) =>
  new Set(some.flatMap(({ of, name }) => (of === 'javascript' && name !== undefined ? [name] : [])));
const promisedNames = namesOf(known.filter(({ isPromised }) => isPromised));

/** What only newer objects of the language have, by the name alone: 'toSorted'. */
export const newerNames: ReadonlySet<string> = new Set([...namesOf(newer)].filter((name) => !promisedNames.has(name)));

/** 'URL.parse', 'RegExp.escape': what is newer of an object itself, though its name may be another's as well. */
export const newerMembers: ReadonlySet<string> = new Set(
  newer.filter(({ of, isStatic }) => of === 'javascript' || isStatic).map(memberOf),
);

/** What iterators themselves can do. */
export const iteratorHelpers: ReadonlySet<string> = new Set(
  newer.flatMap(({ owner, name }) => (owner === 'Iterator' && name !== undefined ? [name] : [])),
);

/** Trusted types: a browser without them does not ask for them, and this one would even then. */
const isAskedFor = ({ owner, name }: Feature): boolean => /^trusted/i.test(owner) || name === 'trustedTypes';

/** A script that takes from a page's browser whatever not all promised browsers have. */
export const TAKE_NEWER_AWAY = `(${takeAway})(${JSON.stringify(newer.filter((feature) => !isAskedFor(feature)))})`;

/** Runs in the page, before its scripts. */
function takeAway(features: readonly Feature[]) {
  const all = globalThis as unknown as Record<string, { prototype?: object } | undefined>;
  for (const { of, owner, name, isStatic } of features) {
    if (name === undefined) continue;
    const object = all[owner];
    if (object && (isStatic || of === 'javascript')) Reflect.deleteProperty(object, name);
    if (object?.prototype && !isStatic) Reflect.deleteProperty(object.prototype, name);
    if (owner === 'Window') Reflect.deleteProperty(all, name);
  }
  for (const { owner, name } of features) if (name === undefined) Reflect.deleteProperty(all, owner);
}
