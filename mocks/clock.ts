/** Under this key a clock that was set keeps the real `Date`, for whatever else is loaded beside it. */
const REAL_DATE = Symbol.for('real Date');

type DateWithReal = DateConstructor & { [REAL_DATE]?: DateConstructor };

/** The real time in milliseconds, also where the clock is set to another. */
export const realTime = (): number => ((Date as DateWithReal)[REAL_DATE] ?? Date).now();

/**
 * Sets the clock of this page or process: from now on, `Date` is this many milliseconds ahead. It goes on ticking, and
 * timers do not notice. Pages get the function's own text, so it uses nothing from outside.
 */
export function setClock(ahead: () => number): void {
  const key = Symbol.for('real Date');
  const real = ((Date as unknown as Record<symbol, DateConstructor>)[key] ?? Date) as DateConstructor;
  const now = () => real.now() + ahead();
  globalThis.Date = new Proxy(real, {
    construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [now()], made) as object,
    apply: () => new real(now()).toString(),
    get(target, name) {
      if (name === 'now') return now;
      return name === key ? target : (Reflect.get(target, name) as unknown);
    },
  });
}

/** The script that sets a page's clock: the first one of the page, so that no other reads the real one. */
export const clockScript = (ahead: number): string => (ahead === 0 ? '' : `(${setClock})(() => ${ahead});\n`);
