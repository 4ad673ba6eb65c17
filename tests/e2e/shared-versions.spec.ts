import { cp, glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteDescriptor } from '@site/remote-kit/descriptor.ts';
import { completeBuild, copyOfBuild, descriptorIn, remotesWith } from './support/registry.ts';
import { expect, hydrated, test, withServer } from './support/site.ts';

const DESIGN_SYSTEM = '@site/design-system';

/** Publishes the build again, as if built against that version of the design system. */
async function publishFor(designSystem: string, build: string): Promise<RemoteDescriptor> {
  const before = await descriptorIn(build);
  const after = {
    ...before,
    version: `${before.version}-next`,
    shared: { ...before.shared, [DESIGN_SYSTEM]: designSystem },
  };
  await cp(join(build, before.version), join(build, after.version), { recursive: true });
  await writeFile(join(build, after.version, 'remote.json'), JSON.stringify(after));
  await writeFile(join(build, 'remote.json'), JSON.stringify(after));
  return after;
}

/** The version with its major or minor part raised. */
function newer(version: string, part: 'major' | 'minor'): string {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return part === 'major' ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`;
}

for (const part of ['major', 'minor'] as const) {
  test(`a remote built against a newer ${part} version of the design system is refused, and visitors keep the version they had`, async ({
    page,
    request,
    builds,
  }) => {
    const build = await copyOfBuild('staff-tools', join(builds, 'staff-tools'));
    const before = await descriptorIn(build);
    const here = before.shared[DESIGN_SYSTEM] ?? '';
    const remotesFolder = await remotesWith(builds, { 'staff-tools': build });
    const lines: string[] = [];

    await withServer({ remotesFolder, onLog: (line) => lines.push(line) }, async ({ url, releases }) => {
      const after = await publishFor(newer(here, part), build);
      await releases.change({ remote: 'staff-tools', action: 'release', version: after.version }, 'a team');
      const refusal = async () => {
        await request.get(url);
        return lines.find((line) => line.includes('remote.rejected'));
      };
      await expect.poll(refusal).toBeTruthy();
      expect(JSON.parse((await refusal()) ?? '')).toMatchObject({
        remote: 'staff-tools',
        version: after.version,
        message: `it needs ${DESIGN_SYSTEM} ^${newer(here, part)}, and this shell provides ${here}`,
        served: before.version,
      });

      const html = await (await request.get(`${url}/test-supabase`)).text();
      expect(html).toContain(`/remotes/staff-tools/${before.version}/`);
      expect(html).not.toContain(after.version);
      await page.goto(`${url}/test-supabase`);
      await hydrated(page);
      await expect(page.getByRole('heading', { name: 'Supabase Database Test' })).toBeVisible();
    });
  });
}

test('a remote without any build that fits answers 503 inside the working site', async ({
  page,
  allowConsole,
  builds,
}) => {
  allowConsole(/503/);
  const build = await copyOfBuild('staff-tools', join(builds, 'staff-tools'));
  const { shared } = await publishFor(newer('1.0.0', 'major'), build);
  for await (const file of glob(join(build, '*/remote.json'))) {
    const descriptor = JSON.parse(await readFile(file, 'utf8')) as RemoteDescriptor;
    await writeFile(file, JSON.stringify({ ...descriptor, shared }));
  }
  await withServer({ remotesFolder: await remotesWith(builds, { 'staff-tools': build }) }, async ({ url }) => {
    const response = await page.goto(`${url}/test-supabase`);
    expect(response?.status()).toBe(503);
    await hydrated(page);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('We could not load this page just now');
  });
});

test('a remote that imports what the shell does not share answers 503 inside the working site', async ({
  page,
  allowConsole,
  builds,
}) => {
  allowConsole(/503/);
  const build = await copyOfBuild('staff-tools', join(builds, 'staff-tools'));
  const descriptor = await descriptorIn(build);
  const imports = { ...descriptor.imports, 'react-router-dom': ['useFetcher'] };
  await writeFile(join(build, descriptor.version, 'remote.json'), JSON.stringify({ ...descriptor, imports }));
  const lines: string[] = [];
  const remotesFolder = await remotesWith(builds, { 'staff-tools': build });
  await withServer({ remotesFolder, onLog: (line) => lines.push(line) }, async ({ url }) => {
    expect((await page.goto(`${url}/test-supabase`))?.status()).toBe(503);
    await hydrated(page);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('We could not load this page just now');
  });
  expect(lines.join('\n')).toContain('it imports useFetcher from react-router-dom, which the shell does not share');
});

test('code that needs more of the design system than there is fails in the browser rather than looking wrong', async ({
  page,
  allowConsole,
  builds,
}) => {
  allowConsole(/The remote "job-board" .* could not be loaded/);
  allowConsole(/does not provide an export named 'Carousel'/);
  const build = await copyOfBuild('job-board', join(builds, 'job-board'));
  const { version, routes } = await descriptorIn(build);
  const [script = ''] = routes.find(({ path }) => path === '/jobs')!.js.slice(-1);
  const file = join(build, version, 'client', script);
  await writeFile(
    file,
    `import { Carousel } from '${DESIGN_SYSTEM}'; ${await readFile(file, 'utf8')} export { Carousel };`,
  );
  await completeBuild(build);

  await withServer({ remotesFolder: await remotesWith(builds, { 'job-board': build }) }, async ({ url }) => {
    await page.goto(`${url}/contact`);
    await hydrated(page);
    await page.getByRole('navigation').first().getByRole('link', { name: 'Jobs', exact: true }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('We could not load this page just now');
    await page.getByRole('navigation').first().getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page.getByRole('form', { name: 'Contact form' })).toBeVisible();
  });
});
