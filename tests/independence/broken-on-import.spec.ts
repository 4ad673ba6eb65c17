import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { byTurns, copyOfBuild, onePageEach, remotesWith, versionIn } from '../e2e/support/registry.ts';
import { expect, test, withServer } from '../e2e/support/site.ts';
import { putVersion, withServerCode } from './support/versions.ts';
import { expectNoWaiting, timed } from './support/waits.ts';

const PAGES = onePageEach();

/** What a version's code does when it is imported. */
const FAULTS = {
  throws: "throw new Error('broken on import');",
  waits: 'await new Promise(() => undefined);',
  loops: 'for (;;);',
};

/** Written beside the server's bundle when it begins. */
const BEGUN = 'begun';
const begins = `import { writeFileSync } from 'node:fs'; writeFileSync(new URL('${BEGUN}', import.meta.url), '');`;

// What worked when it was tried may not do so on another server, or later.
test('of a live version that throws, waits or loops on import, visitors get the last good one, and nobody waits', async ({
  builds,
}) => {
  test.setTimeout(300_000);
  const dists = await Promise.all(PAGES.map(({ remote }) => copyOfBuild(remote, join(builds, remote))));
  const remotesFolder = await remotesWith(
    builds,
    Object.fromEntries(PAGES.map((page, at) => [page.remote, dists[at]!])),
  );
  const lines: string[] = [];
  await withServer({ remotesFolder, onLog: (line) => lines.push(line) }, async ({ url, releases }) => {
    let visits = 0;
    const visitAll = () => Promise.all(PAGES.map(({ path }) => timed(`${url}${path}?visit=${(visits += 1)}`)));

    const nextPages = byTurns(PAGES);
    for (const [fault, code] of Object.entries(FAULTS))
      await test.step(`a version that ${fault}`, async () => {
        const pages = nextPages();
        const during: number[] = [];
        const before: number[] = [];
        for (const page of pages) {
          const { remote } = page;
          const at = PAGES.indexOf(page);
          const good = await versionIn(dists[at]!);
          const broken = await putVersion(dists[at]!, fault, { files: withServerCode(begins + code) });
          before.push(...(await visitAll()).map(({ ms }) => ms));
          await releases.change({ remote, action: 'release', version: broken }, 'test');
          const hasBegun = async () => {
            await visitAll();
            return existsSync(join(dists[at]!, broken, 'server', BEGUN));
          };
          await expect.poll(hasBegun, { timeout: 60_000 }).toBe(true);
          const answers = await visitAll();
          expect(answers.map(({ status }) => status)).toEqual(PAGES.map(() => 200));
          expect(answers[at]!.html).toContain(`/remotes/${remote}/${good}/`);
          during.push(...answers.map(({ ms }) => ms));
          // One processor is enough for the loops.
          const isLast = page === pages.at(-1);
          if (fault !== 'loops' || isLast) {
            const rejected = `"remote.rejected","remote":"${remote}","version":"${broken}"`;
            await expect.poll(() => lines.join(''), { timeout: 60_000 }).toContain(rejected);
          }
          await releases.change({ remote, action: 'promote', version: good }, 'test');
        }
        expectNoWaiting(during, before);
      });
  });
});
