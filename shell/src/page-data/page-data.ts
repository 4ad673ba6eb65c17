import type { Location } from 'react-router-dom';
import { hasFailed, type LoadData } from './load-data.ts';
import { createReadAhead } from './read-ahead.ts';

interface RouterState {
  location: Location;
  /** Has the location of the page that is being opened, if one is. */
  navigation: { location?: Location | undefined };
}

interface FollowedRouter {
  state: RouterState;
  subscribe(listener: (state: RouterState) => void): unknown;
  revalidate(): Promise<void>;
}

/** The data of pages that are the same for everybody, in a browser. */
export interface PageData {
  /** Those of a page that is opened, returned to, or to be read again. */
  open(request: Request, load: LoadData): Promise<unknown>;
  /** Reads those of a page that is about to be opened. */
  readAhead(url: string, load: LoadData): void;
}

interface Kept {
  data: unknown;
  at: number;
}

/** As long as the server keeps a page. What is older is read again once it is shown. */
const FRESH_FOR_MS = 60_000;
/** Of the tab's history. */
const ENTRIES_KEPT = 20;

const addressOf = ({ pathname, search }: Location): string => new URL(pathname + search, window.location.href).href;

/** The data of an entry of the tab's history; the same key may come back with another address. */
const entryOf = (location: Location): string => `${location.key} ${addressOf(location)}`;

export function createPageData() {
  const ahead = createReadAhead();
  const kept = new Map<string, Kept>();
  let router: FollowedRouter | undefined;
  let isOld = false;
  /** What was old is being read again, of its own accord. */
  let isRenewing = false;

  const isFresh = ({ at }: Kept) => Date.now() - at <= FRESH_FOR_MS;

  function keep(entry: string, data: unknown) {
    kept.delete(entry);
    kept.set(entry, { data, at: Date.now() });
    const [oldest = ''] = kept.keys();
    if (kept.size > ENTRIES_KEPT) kept.delete(oldest);
  }

  /** Somebody wants to see what has changed: anything that was read may have. */
  function forgetAll() {
    kept.clear();
    ahead.drop();
  }

  async function open(request: Request, load: LoadData): Promise<unknown> {
    if (!router) return load(request);
    const { location, navigation } = router.state;
    const entry = entryOf(navigation.location ?? location);
    const known = kept.get(entry);
    if (navigation.location && known) {
      isOld = !isFresh(known);
      return known.data;
    }
    if (!navigation.location && !isRenewing) forgetAll();
    const data = (await ahead.take(request)) ?? (await load(request));
    if (hasFailed(data)) return isRenewing && known ? known.data : data;
    keep(entry, data);
    return data;
  }

  return {
    open,
    readAhead(url, load) {
      const { location, navigation } = router?.state ?? {};
      // A click may come sooner than the reading.
      const isOpen = [location, navigation?.location].some((page) => page && addressOf(page) === url);
      // A link to what was just left may go back to it.
      const isNear = [...kept].some(([entry, data]) => entry.endsWith(` ${url}`) && isFresh(data));
      if (!isOpen && !isNear) ahead.read(url, load);
    },
    /** From now on, these are the data of the router's pages. `shown` are those of the first, unless it failed. */
    follow(followed: FollowedRouter, shown: unknown) {
      router = followed;
      if (shown !== undefined) keep(entryOf(followed.state.location), shown);
      followed.subscribe(({ navigation }) => {
        if (!isOld || navigation.location) return;
        isOld = false;
        isRenewing = true;
        // Not before the router has done what it tells of.
        queueMicrotask(() => void followed.revalidate().finally(() => (isRenewing = false)));
      });
    },
  } satisfies PageData & Record<string, unknown>;
}
