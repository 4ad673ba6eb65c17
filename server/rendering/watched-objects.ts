/** An object that all code of a thread shares, by the name that code has for it. */
export type WatchedObjects = ReadonlyMap<string, object>;

/** Reading them warns where the process keeps no storage. */
const NOT_READ: readonly string[] = ['localStorage', 'sessionStorage'];

const isObject = (value: unknown): value is object =>
  typeof value === 'function' || (typeof value === 'object' && value !== null);

/** Everything global, with its prototypes. */
export function watchedObjects(): WatchedObjects {
  const found = new Map<string, object>([['globalThis', globalThis]]);
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    // Node loads some when they are first read, which then looks like a change.
    const value: unknown = NOT_READ.includes(name) ? undefined : (globalThis as Record<string, unknown>)[name];
    if (isObject(value) && value !== globalThis) addWithPrototype(found, name, value);
  }
  for (const [name, value] of Object.entries(INTRINSICS)) if (isObject(value)) addWithPrototype(found, name, value);
  return found;
}

function addWithPrototype(found: Map<string, object>, name: string, value: object): void {
  found.set(name, value);
  const { prototype } = value as { prototype?: unknown };
  if (isObject(prototype)) found.set(`${name}.prototype`, prototype);
}

/** Those that no global names. */
const INTRINSICS: Readonly<Record<string, unknown>> = {
  TypedArray: Object.getPrototypeOf(Int8Array),
  GeneratorFunction: Object.getPrototypeOf(function* () {}),
  AsyncFunction: Object.getPrototypeOf(async function () {}),
  ArrayIterator: Object.getPrototypeOf([].values()),
};

/** 'Array.prototype.map', 'globalThis[Symbol(cache)]'. */
export const nameOfProperty = (owner: string, key: PropertyKey): string =>
  typeof key === 'symbol' ? `${owner}[${String(key)}]` : `${owner}.${String(key)}`;

/** The owner and the key that a name is made of. */
export function propertyNamed(name: string, objects: WatchedObjects): { owner: object; key: PropertyKey } | undefined {
  const [, ofSymbol = '', symbol] = /^(.*)\[Symbol\((.*)\)\]$/.exec(name) ?? [];
  const dot = name.lastIndexOf('.');
  const owner = objects.get(symbol === undefined ? name.slice(0, dot) : ofSymbol);
  return owner && { owner, key: symbol === undefined ? name.slice(dot + 1) : Symbol.for(symbol) };
}
