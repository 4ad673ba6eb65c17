import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Finding } from './finding.ts';
import { groupsOf, keyOf } from './groups.ts';
import { Pictures } from './results.ts';
import { serveReport } from './serve.ts';

const paper = (background: string) =>
  sharp({ create: { width: 20, height: 20, channels: 3, background } })
    .png()
    .toBuffer();
const [before, red, blue] = await Promise.all([paper('#ffffff'), paper('#ff0000'), paper('#0000ff')]);

const subject = (id: string) => ({ id, title: 'Components/Chip', name: id, file: 'chip.stories.tsx', modes: [mode] });
const mode = 'haulwell-1440' as const;

let folder: string;
let pictures: Pictures;
let report: Awaited<ReturnType<typeof serveReport>>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'report-'));
  pictures = new Pictures(folder);
  await pictures.clearReport();
  const findings: Finding[] = [];
  for (const [id, png] of Object.entries({ first: red, second: red, third: blue })) {
    await pictures.approve({ subject: subject(id), mode, png: before });
    const finding = await pictures.examine({ subject: subject(id), mode, png });
    if (finding) findings.push(finding);
  }
  await pictures.writeReport({ compared: 3, taken: 3, seconds: 1, findings });
  report = await serveReport(pictures);
});

afterEach(async () => {
  await report.close();
  await rm(folder, { recursive: true });
});

const approve = (group: string | undefined, headers: Record<string, string>) =>
  new Promise<number | undefined>((answered, failed) => {
    const asked = request(`${report.url}approve`, { method: 'POST', headers }, (response) => {
      response.resume();
      answered(response.statusCode);
    });
    asked.on('error', failed);
    asked.end(group && new URLSearchParams({ group }).toString());
  });
const approved = (id: string) => readFile(join(folder, mode, `${id}.png`));
const origin = () => new URL(report.url).origin;

test('one group is approved, and the report says so', async () => {
  const [group] = groupsOf((await pictures.readReport()).findings);
  expect(group).toHaveLength(2);
  expect(await approve(group && keyOf(group), { origin: origin() })).toBe(303);
  expect(await approved('first')).toEqual(red);
  expect(await approved('second')).toEqual(red);
  expect(await approved('third')).toEqual(before);
  const page = await (await fetch(report.url)).text();
  expect(page).toContain('Approved');
  expect(page).toContain('Approve all 1');
});

test('all are approved', async () => {
  expect(await approve(undefined, { origin: origin() })).toBe(303);
  expect(await approved('third')).toEqual(blue);
});

test('a group that the report has not approves nothing', async () => {
  await approve('0123456789abcdef', { origin: origin() });
  expect(await approved('first')).toEqual(before);
});

test.each([
  ['another page', { origin: 'https://elsewhere.example' }],
  ['a page without an origin', { origin: 'null' }],
  ['what names no origin', {}],
])('%s approves nothing', async (_who, headers) => {
  expect(await approve(undefined, headers)).toBe(403);
  expect(await approved('first')).toEqual(before);
});

test('a name that leads to this machine does not open the report', async () => {
  const host = `elsewhere.example:${new URL(report.url).port}`;
  expect(await approve(undefined, { host, origin: `http://${host}` })).toBe(403);
});

test('other machines do not reach it', async () => {
  const address = Object.values(networkInterfaces())
    .flat()
    .find((each) => each && !each.internal && each.family === 'IPv4')?.address;
  for (const other of [address, '127.0.0.2'].filter((each) => each !== undefined))
    await expect(fetch(report.url.replace('127.0.0.1', other))).rejects.toThrow('fetch failed');
});

test('only pictures of the report are served', async () => {
  const [{ after } = {}] = (await pictures.readReport()).findings;
  expect((await fetch(report.url + after)).headers.get('content-type')).toBe('image/png');
  expect((await fetch(`${report.url}results.json`)).status).toBe(404);
  expect((await fetch(`${report.url}pictures/..%2Fresults.json`)).status).toBe(404);
});
