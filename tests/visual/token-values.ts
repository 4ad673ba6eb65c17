import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import postcss from 'postcss';
import { DECLARES_TOKENS } from '../../.storybook/documentation/token-uses/token-uses.ts';

/** Built style sheets by their files' names. */
type Sheets = Readonly<Record<string, string>>;

/** The style sheets of one built Storybook, before and after a change of tokens' values. */
export interface TokenValues {
  before: Sheets;
  now: Sheets;
}

/** Whether a file is a style sheet of tokens. */
export const declaresTokens = (file: string): boolean => DECLARES_TOKENS.test(file) && file.endsWith('.css');

/**
 * A change that needs no second Storybook: nothing differs but tokens' values.
 * @param changed files that draw something
 * @param textBefore a file's text before the change; '' if it is new
 * @param outDir of the built Storybook
 * @returns undefined for any other change
 */
export async function changeOfTokenValues(
  changed: readonly string[],
  textBefore: (file: string) => string,
  root: string,
  outDir: string,
): Promise<TokenValues | undefined> {
  const values = { before: {} as Record<string, string>, now: {} as Record<string, string> };
  const built = globSync(join(outDir, 'assets/*.css'));
  for (const file of changed) {
    if (!declaresTokens(file)) return undefined;
    const [before, now] = [textBefore(file), await readFile(join(root, file), 'utf8').catch(() => '')];
    if (!haveSameRules(before, now)) return undefined;
    let isFound = false;
    for (const sheet of built) {
      const name = basename(sheet);
      const text = await readFile(sheet, 'utf8');
      if (!text.includes(now.trim())) continue;
      isFound = true;
      values.now[name] = text;
      values.before[name] = (values.before[name] ?? text).replace(now.trim(), () => before.trim());
    }
    if (!isFound) return undefined;
  }
  return changed.length > 0 ? values : undefined;
}

/** Whether style sheets are equal but for the values of custom properties, and for comments. */
export function haveSameRules(before: string, now: string): boolean {
  const [old, current] = [rulesOf(before), rulesOf(now)];
  return old !== '' && old === current;
}

function rulesOf(sheet: string): string {
  const root = postcss.parse(sheet);
  root.walkComments((comment) => void comment.remove());
  root.walkDecls(/^--/, (token) => void token.remove());
  return root.toString().replaceAll(/\s+/g, ' ').trim();
}

/** Gives the tokens of a page the values that they have in these style sheets, and waits until they are drawn. */
export async function showTokens(page: Page, sheets: Sheets): Promise<void> {
  await setTokens(page, sheets);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
}

/** How often a page may change while it is looked at, as by a style sheet that comes late. */
const TRIES = 5;

/**
 * How a page's elements change with the tokens: an element's classes, its property, the value before and now. What
 * looks the same has the same.
 * @throws if the page does not stop changing by itself
 */
export async function effectsOf(page: Page, { before, now }: TokenValues): Promise<string[]> {
  for (let tries = 0; tries < TRIES; tries++) {
    const changed = await setTokens(page, before);
    const old = await stylesOf(page, changed);
    await setTokens(page, now);
    const current = await stylesOf(page, changed);
    if (old.length !== current.length || old.some(({ of }, index) => of !== current[index]?.of)) continue;
    return old.flatMap(({ of, value }, index) =>
      value === current[index]?.value ? [] : [`${of}: ${value} became ${current[index]?.value}`],
    );
  }
  throw new Error('The page goes on changing.');
}

/**
 * @returns the names of those that had other values
 * @throws if the page has none of the style sheets
 */
const setTokens = (page: Page, sheets: Sheets): Promise<string[]> =>
  page.evaluate((texts) => {
    const changed = new Set<string>();
    let found = 0;
    for (const sheet of document.styleSheets) {
      const text = texts[sheet.href?.split('/').at(-1) ?? ''];
      if (text === undefined) continue;
      found++;
      const wanted = new CSSStyleSheet();
      wanted.replaceSync(text);
      setValues(sheet.cssRules, wanted.cssRules);
    }
    if (found === 0) throw new Error('The page has none of the style sheets whose tokens changed.');
    return [...changed];

    function setValues(rules: CSSRuleList, others: CSSRuleList): void {
      if (rules.length !== others.length) throw new Error('The style sheets have other rules than before.');
      for (const [index, rule] of [...rules].entries()) {
        const other = others[index];
        if (rule instanceof CSSStyleRule && other instanceof CSSStyleRule) setOf(rule.style, other.style);
        if ('cssRules' in rule && other && 'cssRules' in other)
          setValues(rule.cssRules as CSSRuleList, other.cssRules as CSSRuleList);
      }
    }

    function setOf(style: CSSStyleDeclaration, wanted: CSSStyleDeclaration): void {
      for (const name of new Set([...style, ...wanted])) {
        if (!name.startsWith('--') || style.getPropertyValue(name) === wanted.getPropertyValue(name)) continue;
        changed.add(name);
        style.setProperty(name, wanted.getPropertyValue(name), wanted.getPropertyPriority(name));
      }
    }
  }, sheets);

interface Style {
  /** The element's name and classes, and the property. */
  of: string;
  value: string;
}

/** The values of all that these tokens decide, of each element that is seen, in the page's order. */
const stylesOf = (page: Page, tokens: readonly string[]): Promise<Style[]> =>
  page.evaluate((changed) => {
    const texts = [...document.styleSheets, ...document.adoptedStyleSheets].flatMap(({ cssRules }) =>
      declared(cssRules),
    );
    const inline = [...document.querySelectorAll('[style*="var("]')].map((element) => element.getAttribute('style')!);
    const declarations = [...new Set([...texts, ...inline])].flatMap((text) => [
      ...text.matchAll(/([\w-]+):([^;]*var\([^;]*)/g),
    ]);
    const names = new Set(changed);
    const properties = new Set<string>();
    // A set's loop also visits what is added meanwhile.
    for (const name of names)
      for (const [, property = '', value = ''] of declarations)
        if (value.includes(`var(${name})`) || value.includes(`var(${name},`))
          (property.startsWith('--') ? names : properties).add(property);
    return [...document.querySelectorAll('*')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .flatMap((element) =>
        ['', '::before', '::after'].flatMap((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          if (pseudo && style.content === 'none') return [];
          const what = `${element.tagName} ${element.getAttribute('class')}${pseudo}`;
          return [...properties].map((property) => ({
            of: `${what} ${property}`,
            value: style.getPropertyValue(property),
          }));
        }),
      );

    function declared(rules: CSSRuleList): string[] {
      return [...rules].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule ? [rule.style.cssText] : []),
        ...('cssRules' in rule ? declared(rule.cssRules as CSSRuleList) : []),
      ]);
    }
  }, tokens);
