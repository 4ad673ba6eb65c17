import { createHook } from 'node:async_hooks';
import { pathToFileURL } from 'node:url';
import { getCallSites } from 'node:util';
import { nameOfProperty, propertyNamed, watchedObjects, type WatchedObjects } from './watched-objects.ts';

/** Something of a remote's code that stays when its pages have been left. */
export interface SideEffect {
  /** 'globalThis.cache is new'. */
  what: string;
  /** The property that is another now, if it is one. */
  property?: string;
  /** The line of the version's code that did it, as far as is known: 'server/routes.js:12:3'. */
  at?: string;
}

export interface SideEffectWatch {
  found(): SideEffect[];
}

/** What Node calls them, and what they are. */
const LASTING: Readonly<Record<string, string>> = {
  Timeout: 'a timer',
  FSEVENTWRAP: 'a watched file',
  STATWATCHER: 'a watched file',
  TCPSERVERWRAP: 'a server',
  MESSAGEPORT: 'an open port for messages',
  WORKER: 'a thread',
};
const STACK_FRAMES = 50;
/** Node itself changes them. */
const NODES_OWN = /^process\.(?:_|domain$|exitCode$)/;

type Locate = () => string | undefined;

/**
 * Watches this thread from now on for what the code in `folder` leaves behind. Which line changed a property is known
 * of the `located` ones alone: only a look that the code could notice tells.
 */
export function watchSideEffects(folder: string, located: readonly string[]): SideEffectWatch {
  const locate = locateIn(pathToFileURL(`${folder}/`).href);
  const lasting = watchResources(locate);
  const listeners = watchListeners(locate);
  const changes = watchChanges(locate, located);
  return { found: () => [...changes(), ...lasting(), ...listeners()] };
}

/** Says which line of the folder's code is running, closest to where it is asked. */
const locateIn =
  (folder: string): Locate =>
  () => {
    const site = getCallSites(STACK_FRAMES).find(({ scriptName }) => scriptName.startsWith(folder));
    return site && `${site.scriptName.slice(folder.length)}:${site.lineNumber}:${site.columnNumber}`;
  };

/** Timers that go on, and what else keeps a process alive. */
function watchResources(locate: Locate): () => SideEffect[] {
  const open = new Map<number, { type: string; resource: object; at: string }>();
  createHook({
    init(id, type, _trigger, resource) {
      const at = Object.hasOwn(LASTING, type) ? locate() : undefined;
      if (at !== undefined) open.set(id, { type, resource, at });
    },
    destroy: (id) => void open.delete(id),
  }).enable();
  return () =>
    [...open.values()]
      .filter(({ type, resource }) => type !== 'Timeout' || staysBehind(resource))
      .map(({ type, at }) => ({ what: `${LASTING[type]} is left behind`, at }));
}

/** One that fires once and that nothing waits for is over by itself. */
function staysBehind(timer: object): boolean {
  const { _repeat: repeats, hasRef } = timer as { _repeat?: number | null; hasRef?: () => boolean };
  return Boolean(repeats) || hasRef?.call(timer) === true;
}

function watchListeners(locate: Locate): () => SideEffect[] {
  const added: { event: string; listener: unknown; at: string }[] = [];
  process.on('newListener', (event: string, listener: unknown) => {
    const at = locate();
    if (at !== undefined) added.push({ event, listener, at });
  });
  process.on('removeListener', (event: string, listener: unknown) => {
    const index = added.findIndex((each) => each.event === event && each.listener === listener);
    if (index >= 0) added.splice(index, 1);
  });
  return () =>
    added.map(({ event, at }) => ({ what: `a listener of process for ${String(event)} is left behind`, at }));
}

function watchChanges(locate: Locate, located: readonly string[]): () => SideEffect[] {
  const lines = new Map<string, string>();
  const record = (name: string) => {
    const at = locate();
    if (at !== undefined && !lines.has(name)) lines.set(name, at);
  };
  if (located.length > 0) tellDefinitions(watchedObjects(), record);
  const objects = watchedObjects();
  const before = new Map([...objects].map(([name, object]) => [name, snapshot(object)]));
  const traps = new Set<unknown>();
  for (const name of located) {
    const property = propertyNamed(name, objects);
    if (property) traps.add(trap(property.owner, property.key, () => record(name)));
  }
  return () =>
    [...objects].flatMap(([name, object]) =>
      changesOf(name, before.get(name)!, snapshot(object), traps)
        .filter(({ property }) => !NODES_OWN.test(property))
        .map((change) => ({ ...change, ...(lines.has(change.property) && { at: lines.get(change.property)! }) })),
    );
}

type Snapshot = ReadonlyMap<PropertyKey, PropertyDescriptor>;

const snapshot = (object: object): Snapshot =>
  new Map(Reflect.ownKeys(object).map((key) => [key, Object.getOwnPropertyDescriptor(object, key)!]));

function changesOf(owner: string, before: Snapshot, after: Snapshot, traps: ReadonlySet<unknown>) {
  const changes: { what: string; property: string }[] = [];
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(key), after.get(key)];
    if (is?.get && traps.has(is.get)) continue;
    const property = nameOfProperty(owner, key);
    if (!was) changes.push({ property, what: `${property} is new` });
    else if (!is) changes.push({ property, what: `${property} is gone` });
    else if (was.value !== is.value || was.get !== is.get || was.set !== is.set)
      changes.push({ property, what: `${property} is another` });
  }
  return changes.filter(({ property }) => !property.endsWith('.NaN'));
}

/** Tells when the property is assigned. Objects that inherit it get their own, as without this. */
function trap(owner: object, key: PropertyKey, onSet: () => void): unknown {
  const before = Object.getOwnPropertyDescriptor(owner, key);
  if (before?.configurable === false) return undefined;
  const get = before?.get ?? (() => before?.value as unknown);
  Reflect.defineProperty(owner, key, {
    configurable: true,
    enumerable: before?.enumerable ?? false,
    get,
    set(this: object, value: unknown) {
      if (this === owner) onSet();
      Reflect.defineProperty(this, key, { value, writable: true, enumerable: true, configurable: true });
    },
  });
  return get;
}

/** Tells when a property of these objects is defined, or deleted, by a function. */
function tellDefinitions(objects: WatchedObjects, record: (name: string) => void): void {
  const names = new Map([...objects].map(([name, object]) => [object, name]));
  const tell = (object: unknown, keys: readonly PropertyKey[]) => {
    const name = names.get(object as object);
    if (name !== undefined) for (const key of keys) record(nameOfProperty(name, key));
  };
  const { defineProperty, defineProperties } = Object;
  const { defineProperty: reflectDefine, deleteProperty } = Reflect;
  Object.defineProperty = (object, key, descriptor) => {
    tell(object, [key]);
    return defineProperty(object, key, descriptor);
  };
  Object.defineProperties = (object, descriptors) => {
    tell(object, Reflect.ownKeys(descriptors));
    return defineProperties(object, descriptors);
  };
  Reflect.defineProperty = (object, key, descriptor) => {
    tell(object, [key]);
    return reflectDefine(object, key, descriptor);
  };
  Reflect.deleteProperty = (object, key) => {
    tell(object, [key]);
    return deleteProperty(object, key);
  };
}
