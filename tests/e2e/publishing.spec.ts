import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyOfBuild, descriptorIn, remotesWith } from './support/registry.ts';
import { expect, hydrated, test, withServer } from './support/site.ts';

test('a team releases its remote while the site runs, and open pages keep the version they have', async ({
  page,
  request,
  builds,
}) => {
  const build = await copyOfBuild('job-board', join(builds, 'job-board'));
  const before = await descriptorIn(build);
  const remotesFolder = await remotesWith(builds, { 'job-board': build });

  await withServer({ remotesFolder }, async ({ url, releases }) => {
    await page.goto(`${url}/contact`);
    await hydrated(page);

    const after = { ...before, version: `${before.version}-next` };
    await cp(join(build, before.version), join(build, after.version), { recursive: true });
    await writeFile(join(build, after.version, 'remote.json'), JSON.stringify(after));
    await releases.change({ remote: 'job-board', action: 'release', version: after.version }, 'a team');

    const html = async () => (await request.get(`${url}/jobs/saved`)).text();
    await expect.poll(html).toContain(`/remotes/job-board/${after.version}/`);
    expect(await html()).toContain('Saved and applied</h1>');

    const loaded: string[] = [];
    page.on('request', (sent) => loaded.push(sent.url()));
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/jobs/saved' });
      history.pushState({}, '', link.href);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    });
    await expect(page.getByRole('heading', { level: 1, name: 'Saved and applied' })).toBeVisible();
    const versions = new Set(loaded.flatMap((address) => /\/remotes\/job-board\/([^/]+)\//.exec(address)?.[1] ?? []));
    expect([...versions]).toEqual([before.version]);
  });
});

test('a remote that is removed answers 404, and is back after a rollback; the other pages stay', async ({
  request,
}) => {
  await withServer({}, async ({ url, releases }) => {
    const statuses = async () =>
      Promise.all(['/test-supabase', '/contact'].map(async (path) => (await request.get(url + path)).status()));
    expect(await statuses()).toEqual([200, 200]);
    await releases.change({ remote: 'staff-tools', action: 'remove' }, 'the operator');
    await expect.poll(statuses).toEqual([404, 200]);
    await releases.change({ remote: 'staff-tools', action: 'rollback' }, 'the operator');
    await expect.poll(statuses).toEqual([200, 200]);
  });
});
