import { findChromium } from '../../../scripts/programs/chromium.ts';
import { withBrowser } from './browser.ts';
import { certificate } from './front.ts';
import { audit, type Audit } from './lighthouse.ts';
import type { Options } from './options.ts';
import { pageAt } from './pages.ts';
import { serveVariants, VARIANTS, type Variant } from './serve.ts';
import { visit, type Visit } from './visit.ts';

export interface Measurement {
  visits: Visit[];
  audits: Audit[];
}

export interface MeasuredPage {
  path: string;
  measured: Readonly<Record<Variant, Measurement>>;
}

/** Measures the built site's pages one by one, each variant in turn: what disturbs the machine disturbs all alike. */
export async function* measurePages({ pages, runs }: Pick<Options, 'pages' | 'runs'>): AsyncGenerator<MeasuredPage> {
  const chromium = findChromium();
  await using served = await serveVariants();
  const measuredPages = pages?.map((path) => pageAt(served.pages, path)) ?? served.pages;
  for (const { path } of measuredPages) {
    const nothing = (): Measurement => ({ visits: [], audits: [] });
    const measured = { composed: nothing(), 'one bundle': nothing(), 'no scripts': nothing() };
    for (let run = 0; run < runs; run++) {
      for (const variant of VARIANTS) {
        const url = served.urls[variant] + path;
        const { visits, audits } = measured[variant];
        const inBrowser = withBrowser(chromium, certificate.cert);
        visits.push(await inBrowser((page) => visit(page, url, { hasScripts: variant !== 'no scripts' })));
        audits.push(await withAnotherTry(() => inBrowser((page) => audit(page, url))));
      }
    }
    yield { path, measured };
  }
}

/** On a busy machine, Lighthouse now and then misses an event and asks to be run again. */
async function withAnotherTry<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return work();
  }
}
