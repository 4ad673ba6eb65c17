import type { SideEffect } from '../../rendering/side-effects.ts';

/** Only what the version's own code did counts against it; what is gone was there before. */
export const sideEffectProblems = (effects: readonly SideEffect[]): string[] =>
  effects.flatMap(({ what, at }) => {
    if (at !== undefined) return `${at}: ${what}, which other remotes and pages would notice`;
    return what.endsWith(' is gone') ? `${what}, which other remotes and pages would notice` : [];
  });
