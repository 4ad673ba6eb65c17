import lighthouse from 'lighthouse';
import { findChromium } from '../../../scripts/programs/chromium.ts';
import { withBrowser } from './browser.ts';
import { certificate } from './front.ts';
import { serveVariants } from './serve.ts';
const chromium = findChromium();
await using served = await serveVariants();
for (const path of process.argv.slice(2)) {
  const lcp: Record<string, number[]> = { composed: [], 'one bundle': [] };
  const fcp: Record<string, number[]> = { composed: [], 'one bundle': [] };
  for (let run = 0; run < 3; run++)
    for (const variant of ['composed', 'one bundle'] as const) {
      const result = await withBrowser(chromium, certificate.cert)((page) =>
        lighthouse(served.urls[variant] + path, { onlyCategories: ['performance'], logLevel: 'error', throttlingMethod: 'devtools' }, undefined, page as never));
      lcp[variant]!.push(Math.round(result!.lhr.audits['largest-contentful-paint']!.numericValue!));
      fcp[variant]!.push(Math.round(result!.lhr.audits['first-contentful-paint']!.numericValue!));
    }
  console.log(path, 'LCP', JSON.stringify(lcp), 'FCP', JSON.stringify(fcp));
}
