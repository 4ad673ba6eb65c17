import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, type ListeningServer } from '../http/listen.ts';
import { findSite } from './site-address.ts';

let site: ListeningServer;
beforeAll(async () => {
  site = await listen(
    ({ headers }, response) => {
      const location = headers.host?.startsWith('127.') ? 'https://www.haulwell.example/' : '/welcome';
      response.writeHead(302, { location }).end();
    },
    0,
    { host: '127.0.0.1' },
  );
});
afterAll(() => site.close());

test.each([
  ['staging.example'],
  ['localhost:3000'],
  ['ftp://staging.example'],
  ['https://staging.example/jobs'],
  ['https://staging.example/?remote=job-board'],
  ['https://ann:secret@staging.example'],
])('%s is no site’s address, and it says what one looks like', async (address) => {
  await expect(findSite(address)).rejects.toThrow(
    `--site must be the address of a running site, without a path, such as https://www.example.com, ` +
      `not "${address}".`,
  );
});

test('a site is found with or without the slash at its end', async () => {
  const { port } = new URL(site.url);
  expect(await findSite(`http://localhost:${port}/`)).toBe(`http://localhost:${port}`);
  expect(await findSite(`http://localhost:${port}`)).toBe(`http://localhost:${port}`);
});

test('a site that sends its visitors elsewhere is refused: nobody works on another one unawares', async () => {
  await expect(findSite(site.url)).rejects.toThrow(
    `${site.url} sends its visitors to https://www.haulwell.example: name that one with --site.`,
  );
});

test('where nothing answers, it says why', async () => {
  const gone = await listen(() => undefined, 0, { host: 'localhost' });
  await gone.close();
  await expect(findSite(gone.url)).rejects.toThrow(`No site answers at ${gone.url}: is it running? (ECONNREFUSED)`);
});
