import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PageModule, RemoteRoute } from '@site/remote-kit';
import { liveRoutes } from './live-routes.ts';

const page = (text: string): PageModule => ({ Component: () => text, meta: () => ({ title: text }) });
const route = (path: string, load: RemoteRoute['load']): RemoteRoute => ({
  path,
  layout: 'site',
  load,
});
const shown = ({ Component }: PageModule) => renderToString(createElement(Component));

test('pages that have been loaded show the newest code, and the others load it', async () => {
  const { routes, replace } = liveRoutes(
    ['/jobs', '/saved'].map((path) => route(path, async () => page(`old ${path}`))),
  );
  const jobs = await routes[0]!.load();
  expect(shown(jobs)).toBe('old /jobs');
  const { Component } = jobs;
  await replace([
    route('/jobs', async () => ({ ...page('new /jobs'), isPrivate: true })),
    route('/saved', async () => page('new /saved')),
  ]);
  expect(shown(jobs)).toBe('new /jobs');
  expect(jobs.Component).toBe(Component);
  expect(jobs.isPrivate).toBe(true);
  expect(await routes[0]!.load()).toBe(jobs);
  expect(shown(await routes[1]!.load())).toBe('new /saved');
});

test('a page whose new code does not load stays as it is', async () => {
  const { routes, replace } = liveRoutes([route('/jobs', async () => page('old'))]);
  const jobs = await routes[0]!.load();
  await expect(replace([route('/jobs', () => Promise.reject(new Error('A mistake')))])).rejects.toThrow('A mistake');
  await expect(replace([])).rejects.toThrow('Its sources have no route "/jobs" any longer');
  expect(shown(jobs)).toBe('old');
});
