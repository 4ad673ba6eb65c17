import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { BrowserWindow, Size } from './engines/window.ts';
import { centreOf, find, focus, isHydrated, overflow, textOf, type Name, type Target } from './in-page.ts';

/** Finds elements by role, name and label, the same in every browser. */
const FINDER = readFileSync(
  join(createRequire(import.meta.url).resolve('@testing-library/dom'), '../@testing-library/dom.umd.min.js'),
  'utf8',
);

/** What a page is given to show what it should, in milliseconds. */
const PATIENCE = { timeout: 20_000, intervals: [50, 100, 250] };

/** Somebody who uses the site in a browser's window. Each step waits until the page allows it. */
export class Visitor {
  readonly window: BrowserWindow;

  constructor(window: BrowserWindow) {
    this.window = window;
  }

  async opens(path: string): Promise<void> {
    await this.window.goTo(this.window.origin + path);
    await this.#eventually(async () => expect(await this.window.evaluate(`(${isHydrated})()`)).toBe(true));
  }

  async clicks(role: string, name: Name): Promise<void> {
    await this.#click({ role, name });
  }

  /** Opens what is behind a summary. */
  async unfolds(summary: Name): Promise<void> {
    await this.#click({ summary });
  }

  async ticks(label: Name): Promise<void> {
    await this.#click({ label });
  }

  async types(label: Name, text: string): Promise<void> {
    await this.#click({ label });
    await this.window.type(text);
  }

  /** Chooses an option by its first letters, on the keyboard. */
  async chooses(label: Name, option: string): Promise<void> {
    await this.#on({ label }, focus);
    await this.window.type(option);
  }

  async pressesEnter(): Promise<void> {
    await this.window.pressEnter();
  }

  /** The element's text, once the page shows it. */
  sees(role: string, name: Name): Promise<string> {
    return this.#on({ role, name }, textOf);
  }

  /** Resolves once the address has this path and query. */
  async isAt(address: RegExp): Promise<void> {
    await this.#eventually(async () =>
      expect(await this.window.evaluate('location.pathname + location.search')).toMatch(address),
    );
  }

  /** Resolves once a link has led here: the address is right, and the focus is in the new page. */
  async arrivesAt(address: RegExp): Promise<void> {
    await this.isAt(address);
    await this.#eventually(async () =>
      expect(await this.window.evaluate("document.activeElement.closest('main') !== null")).toBe(true),
    );
  }

  async goesBack(): Promise<void> {
    await this.window.evaluate('history.back()');
  }

  async goesForward(): Promise<void> {
    await this.window.evaluate('history.forward()');
  }

  async resizesTheWindow(size: Size): Promise<void> {
    await this.window.resize(size);
    await this.#eventually(async () => expect(await this.window.evaluate('innerWidth')).toBe(size.width));
  }

  async expectNoSidewaysScrolling(): Promise<void> {
    expect(await this.window.evaluate(`(${overflow})()`)).toBeLessThanOrEqual(0);
  }

  async #click(target: Target): Promise<void> {
    await this.window.clickAt(await this.#on(target, centreOf));
  }

  /** Runs `read` on an element in the page, once it is there. */
  #on<Result>(target: Target, read: (element: HTMLElement) => Result | Promise<Result>): Promise<Result> {
    return this.#eventually(async () => {
      const prepared = await this.window.evaluate("typeof TestingLibraryDom === 'object'");
      if (!prepared) await this.window.evaluate(FINDER);
      return (await this.window.evaluate(`(${read})((${find})(${sourceOf(target)}))`)) as Result;
    });
  }

  /** Tries again until `attempt` succeeds. */
  async #eventually<Result>(attempt: () => Promise<Result>): Promise<Result> {
    let result: Result | undefined;
    await expect(async () => (result = await attempt())).toPass(PATIENCE);
    return result as Result;
  }
}

/** A target as an expression: JSON has no patterns. */
const sourceOf = (target: Target): string =>
  `{${Object.entries(target).map(([key, value]) => `${key}: ${value instanceof RegExp ? value : JSON.stringify(value)}`)}}`;
