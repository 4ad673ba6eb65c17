/** `npm run bench:pages [-- options]`: what federation and scripts cost a first visit, page by page. */
import { writeSection } from '../benchmarks-page.ts';
import { orUsage } from '../or-usage.ts';
import type { PageFigures } from './aims.ts';
import { figuresOf, scriptsOf } from './figures.ts';
import { measurePages, type MeasuredPage } from './measure.ts';
import { readOptions, USAGE } from './options.ts';
import { sectionOf, tablesOf } from './report.ts';
import { VARIANTS } from './serve.ts';

const options = orUsage(() => readOptions(process.argv.slice(2)), USAGE);
const pages = new Map<string, PageFigures>();
for await (const page of measurePages(options)) {
  const figures = VARIANTS.map((variant) => [variant, figuresOf(page.measured[variant])] as const);
  pages.set(page.path, Object.fromEntries(figures) as PageFigures);
  console.log(`measured ${page.path}`);
  if (options.files) console.log(listScripts(page));
}
console.log(`\n${tablesOf(pages)}`);
if (options.write) writeSection('How fast pages load', sectionOf(pages, options.runs));

function listScripts({ measured }: MeasuredPage): string {
  return VARIANTS.flatMap((variant) => {
    const [visit] = measured[variant].visits;
    return (visit ? scriptsOf(visit) : []).map(([path, bytes]) => `${variant}: ${String(bytes).padStart(6)} ${path}`);
  }).join('\n');
}
