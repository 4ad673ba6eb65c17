import { endpoints } from '@site/contract';
import { html } from 'hono/html';
import { htmlPage } from '../html/frame.ts';
import { DEFAULT_SETTINGS, linkQuery } from '../settings.ts';
import { MEANINGS, STATE_NAMES } from '../states/names.ts';
import { PRESETS, type PresetName } from '../states/presets.ts';
import { GUIDE, pageOfPreset, withQuery } from './addresses.ts';
import { clock } from './clock.ts';
import { endpointList } from './endpoint-list.ts';
import { inForce } from './in-force.ts';
import type { GuideView } from './view.ts';

const TITLE = 'Mocked API: the guide for testers';

export const renderGuide = (view: GuideView) =>
  htmlPage({
    title: TITLE,
    body: html`<header>
        <h1>${TITLE}</h1>
        <p>${introduction(view)}</p>
        ${view.page && html`<p><a href="${view.page}">Back to <code>${view.page}</code></a></p>`}
        <nav aria-label="On this page">
          <a href="#in-force">In force now</a> <a href="#clock">Clock</a> <a href="#presets">Presets</a>
          <a href="#endpoints">Endpoints</a> <a href="#everywhere">All endpoints at once</a>
          <a href="${GUIDE}/log">Latest calls</a> <a href="/api-docs">API documentation</a>
        </nav>
      </header>
      <main>
        ${inForce(view)} ${clock(view)} ${presets(view)} ${endpointList(view)} ${everywhere(view)}
      </main>`,
  });

const introduction = ({ hasPages, origin }: GuideView) =>
  hasPages
    ? html`Each link below opens a page in a state, which stays in force for this browser until another link or a reset.
        Anybody who follows the same link sees the same. Words combine with commas:
        <code>/jobs?mock=getJobs:slow,applyToJob:500&amp;now=2026-03-01</code>.`
    : html`This server answers every call of the site’s API. Each link below sets a state for this browser; a tool names
        it in the header <code>x-mock</code>:
        <code>curl -H 'x-mock: getJobs:500' ${origin}${endpoints.getJobs.path}</code>.`;

const presets = (view: GuideView) =>
  html`<section id="presets">
    <h2>Presets</h2>
    <p>Situations that concern several endpoints.</p>
    <dl class="meanings">
      ${Object.entries(PRESETS).map(
        ([name, { meaning }]) =>
          html`<div>
            <dt><a href="${linkTo(view, name, pageOfPreset(name as PresetName))}"><code>${name}</code></a></dt>
            <dd>${meaning}</dd>
          </div>`,
      )}
    </dl>
  </section>`;

const everywhere = (view: GuideView) =>
  html`<section id="everywhere">
    <h2>All endpoints at once</h2>
    <p>Without an endpoint’s name, a state holds for every endpoint that can be in it.</p>
    <dl class="meanings">
      ${STATE_NAMES.map(
        (name) =>
          html`<div>
            <dt><a href="${linkTo(view, name, '/jobs')}"><code>${name}</code></a></dt>
            <dd>${MEANINGS[name]}</dd>
          </div>`,
      )}
    </dl>
  </section>`;

/** Sets one word, at the time that is in force, and opens the page where the tester was, or this one. */
function linkTo({ settings, page, hasPages }: GuideView, word: string, usualPage: string): string {
  const query = linkQuery({ ...DEFAULT_SETTINGS, clockAhead: settings.clockAhead, overrides: [word] });
  return withQuery(hasPages ? (page ?? usualPage) : GUIDE, query);
}
