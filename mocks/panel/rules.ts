import type { EndpointName } from '@site/contract';
import { isGuarded } from '../states/offered.ts';
import type { Rule } from '../states/rule.ts';
import { readOverrides } from '../states/overrides.ts';

type Changes = { readonly [Part in keyof Rule]?: Rule[Part] | undefined };

const isAbout = (name: EndpointName) => (override: string) => override.startsWith(`${name}:`);

/** What the words say about an endpoint; without its own, what those about all endpoints say. */
export const ruleFor = (overrides: readonly string[], name: EndpointName): Rule =>
  readOverrides(overrides).rules[name] ?? {};
export const ruleOfOthers = (overrides: readonly string[], name: EndpointName): Rule =>
  ruleFor(
    overrides.filter((override) => !isAbout(name)(override)),
    name,
  );

/** The states of a rule, as a link writes them: '500.slow.after-1'; '' for the usual answer. */
export const wordsOf = ({ answer, delay, visitor, after }: Changes): string =>
  [answer, delay, visitor, after && `after-${after}`].filter(Boolean).join('.');

/**
 * The words with which an endpoint's rule changes. Its own word comes last, and says only what those about all
 * endpoints do not say; an endpoint that asks for a session gets one, as from a link.
 */
export function withRule(overrides: readonly string[], name: EndpointName, changes: Changes): string[] {
  const others = overrides.filter((override) => !isAbout(name)(override));
  const usual = ruleOfOthers(overrides, name);
  const { answer = 'ready', delay, visitor, after }: Changes = { ...ruleFor(overrides, name), ...changes };
  const own = wordsOf({
    answer: answer === (usual.answer ?? 'ready') ? undefined : answer,
    delay: delay === usual.delay ? undefined : delay,
    visitor: visitor === usual.visitor ? undefined : visitor,
  });
  if (own === '') return others;
  const session = isGuarded(name) && !visitor ? ['signed-in'] : [];
  return [...session, ...others, `${name}:${own}${after ? `.after-${after}` : ''}`];
}
