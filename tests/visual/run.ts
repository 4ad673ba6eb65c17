/**
 * `npm run test:visual [-- options]`: compares stories with their approved pictures on this machine.
 *
 * --changed         only the stories that show what this branch changed
 * --reached         also those of whatever is made of it
 * --base <commit>   compares with where this branch left that one; fails only if a story does
 * --grep <text>     only stories whose title and name have this text
 * --mode <pattern>  only these modes, such as "wayfell-*"
 * --approve         approves whatever differs
 * --review          serves the last report, to approve from it
 */
import { readFile } from 'node:fs/promises';
import { join, matchesGlob, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { CHROMIUM_ARGS, findChromium } from '../../scripts/programs/chromium.ts';
import { beforeTheChange, changedFiles, textAt, whereBranched } from '../../scripts/test/changed-files.ts';
import { buildStories, buildStoriesOf, serveStorybook } from './built-storybook.ts';
import { narrow, picturesOf, type Subject } from './plan.ts';
import { drawing, storiesReachedBy } from './reached-stories.ts';
import type { Finding } from './report/finding.ts';
import { groupsOf } from './report/groups.ts';
import { Pictures } from './report/results.ts';
import { serveReport } from './report/serve.ts';
import { findSubjects } from './story-page.ts';
import { takePictures } from './take-pictures.ts';
import { changeOfTokenValues, declaresTokens } from './token-values.ts';

const root = join(import.meta.dirname, '../..');
const folder = resolve(root, process.env['VISUAL_DIR'] || '.visual');
const pictures = new Pictures(folder);
const storiesNow = join(root, '.cache/stories');
const storiesBefore = join(root, '.cache/stories-before');

const { values } = parseArgs({
  options: {
    changed: { type: 'boolean' },
    reached: { type: 'boolean' },
    base: { type: 'string' },
    grep: { type: 'string', default: '' },
    mode: { type: 'string', default: '*' },
    approve: { type: 'boolean' },
    review: { type: 'boolean' },
  },
});

const base = values.base && whereBranched(root, values.base);

if (values.review) {
  const { url } = await serveReport(pictures);
  console.log(`Review and approve at ${url}\nStop with Ctrl+C.`);
} else process.exitCode = (await compareStories()) ? 0 : 1;

async function compareStories(): Promise<boolean> {
  const startedAt = performance.now();
  const changed = base ? drawing(changedFiles(root, base)) : [];
  const builds = [buildStories(storiesNow)];
  if (base && !changed.every(declaresTokens)) builds.push(buildStoriesOf(base, storiesBefore));
  await Promise.all(builds);
  const storybook = await serveStorybook(storiesNow);
  const subjects = await planned(storybook.url);
  console.log(`${picturesOf(subjects)} pictures of ${subjects.length} stories`);
  const tokens = base && (await changeOfTokenValues(changed, (file) => textAt(base, file, root), root, storiesNow));
  if (base && !tokens) await takeFrom(base, subjects);
  await pictures.clearReport();
  const findings: Finding[] = [];
  const taken = await takePictures(subjects, {
    url: storybook.url,
    expected: pictures.approved,
    values: tokens || undefined,
    onPicture: async (picture) => {
      if (picture.before) await pictures.approve({ ...picture, png: picture.before });
      const finding = await pictures.examine(picture);
      if (finding) findings.push(finding);
    },
  });
  await storybook.close();
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  await pictures.writeReport({ compared: picturesOf(subjects), taken, seconds, findings });
  if (values.approve) await pictures.approveFindings();
  return conclude(findings, picturesOf(subjects), seconds, tokens !== undefined);
}

async function planned(url: string): Promise<Subject[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  const all = await findSubjects(await browser.newPage(), url);
  await browser.close();
  const wanted = all
    .filter(({ title, name }) => `${title}: ${name}`.includes(values.grep))
    .map((subject) => ({ ...subject, modes: subject.modes.filter((mode) => matchesGlob(mode, values.mode)) }))
    .filter(({ modes }) => modes.length > 0);
  if (!values.changed && !values.reached) return wanted;
  const since = base ?? beforeTheChange(root);
  const textBefore = (file: string) => textAt(since, file, root);
  return narrow(wanted, storiesReachedBy(changedFiles(root, since), textBefore, root, values.reached ?? false));
}

/** Approves the pictures of another commit, so that they are what is compared with. */
async function takeFrom(commit: string, subjects: readonly Subject[]): Promise<void> {
  if (subjects.length === 0) return;
  await buildStoriesOf(commit, storiesBefore);
  const index = JSON.parse(await readFile(join(storiesBefore, 'index.json'), 'utf8')) as { entries: object };
  const there = subjects.filter(({ id }) => Object.hasOwn(index.entries, id));
  for (const subject of subjects)
    if (!there.includes(subject)) for (const mode of subject.modes) await pictures.forget({ subject, mode });
  const storybook = await serveStorybook(storiesBefore);
  await takePictures(there, {
    url: storybook.url,
    expected: pictures.approved,
    onPicture: (picture) => pictures.approve(picture),
  });
  await storybook.close();
}

/** @param areTokens whether nothing but tokens' values changed, so that a picture is taken of each way to change */
function conclude(findings: readonly Finding[], compared: number, seconds: number, areTokens: boolean): boolean {
  const failed = findings.filter(({ after }) => !after);
  for (const { title, name, mode, summary } of failed) console.error(`${title}: ${name} (${mode}): ${summary}`);
  const groups = groupsOf(findings).length;
  const result = areTokens
    ? `${findings.length} of ${compared} show all that changed`
    : `${compared - findings.length} of ${compared} look as approved; ${findings.length} do not`;
  console.log(`${result}, in ${groups} groups; ${seconds} s`);
  if (values.approve) console.log(`${findings.length - failed.length} approved`);
  else if (findings.length > 0)
    console.log(`See ${join(pictures.report, 'index.html')}. To approve: npm run test:visual -- --review`);
  return values.approve || base ? failed.length === 0 : findings.length === 0;
}
