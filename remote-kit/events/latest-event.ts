import { siteEvents, type SiteEvent, type SiteEventName } from './site-events.ts';

/** In the browser's storage: whoever comes later, in this tab or in another, finds what was told last. */
const keyOf = (name: SiteEventName) => `event:${name}`;

/** What this tab hears at once; browsers tell the others by their 'storage' event. */
const TOLD = 'site-event';

/** What was read last, by key: a text is parsed once, and a misfit reported once. */
const read = new Map<string, { text: string | null; payload: unknown }>();

/** Tells all parts of the site in all tabs, unless they know already. Where nothing can be stored, nobody is told. */
export function emit<Name extends SiteEventName>(name: Name, payload: SiteEvent<Name>): void {
  const text = JSON.stringify(payload);
  try {
    if (localStorage.getItem(keyOf(name)) === text) return;
    localStorage.setItem(keyOf(name), text);
  } catch {
    return;
  }
  dispatchEvent(new Event(TOLD));
}

/** What was told last; undefined when nothing was, or nothing of the shape that this build knows. */
export function latestEvent<Name extends SiteEventName>(name: Name): SiteEvent<Name> | undefined {
  const key = keyOf(name);
  let text: string | null;
  try {
    text = localStorage.getItem(key);
  } catch {
    return undefined;
  }
  const last = read.get(key);
  if (last?.text === text) return last.payload as SiteEvent<Name> | undefined;
  const payload = text === null ? undefined : parse(name, text);
  read.set(key, { text, payload });
  return payload;
}

function parse<Name extends SiteEventName>(name: Name, text: string): SiteEvent<Name> | undefined {
  try {
    const payload: unknown = JSON.parse(text);
    if (siteEvents[name](payload)) return payload as SiteEvent<Name>;
  } catch {
    // Not even JSON.
  }
  console.warn(`The event ${name} is ignored, because its payload does not fit: ${text}`);
  return undefined;
}

/** Calls the listener whenever any event is told, in this tab or another, until the returned function is called. */
export function onEvents(listener: () => void): () => void {
  addEventListener(TOLD, listener);
  addEventListener('storage', listener);
  return () => {
    removeEventListener(TOLD, listener);
    removeEventListener('storage', listener);
  };
}
