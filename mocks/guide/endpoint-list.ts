import type { EndpointName } from '@site/contract';
import { OPERATION_TAGS } from '@site/contract/operation.ts';
import { html } from 'hono/html';
import { mocks } from '../mocks.ts';
import { ENDPOINT_NAMES, statesOf } from '../states/offered.ts';
import { GUIDE, isSamePage } from './addresses.ts';
import { endpointEntry } from './endpoint-entry.ts';
import type { GuideView } from './view.ts';

/** The endpoints by area, those of the page that the tester comes from first. */
export function endpointList(view: GuideView) {
  const { page, find } = view;
  const found = ENDPOINT_NAMES.filter((name) => matches(name, find));
  const here = found.filter((name) => page !== undefined && isSamePage(mocks[name].shows.page, page));
  const others = found.filter((name) => !here.includes(name));
  const areas = OPERATION_TAGS.filter((tag) => others.some((name) => mocks[name].operation.tag === tag));
  return html`<section id="endpoints">
    <h2>Endpoints</h2>
    ${searchForm(view)}
    ${find && html`<p role="status">${outcome(found.length, find)} <a href="${addressOfAll(page)}">Show all</a></p>`}
    ${here.length > 0 && area(view, html`On <code>${page}</code>`, here)}
    ${areas.map((tag) =>
      area(
        view,
        tag,
        others.filter((name) => mocks[name].operation.tag === tag),
      ),
    )}
  </section>`;
}

const area = (view: GuideView, title: unknown, names: readonly EndpointName[]) =>
  html`<h3>${title}</h3>
    ${names.map((name) => endpointEntry(view, name))}`;

const searchForm = ({ page, find }: GuideView) =>
  html`<form action="${GUIDE}#endpoints" role="search">
    ${page && html`<input type="hidden" name="page" value="${page}" />`}
    <label class="field">
      Find an endpoint
      <input type="search" name="find" value="${find}" placeholder="apply, /staff, 410 …" />
    </label>
    <button>Find</button>
  </form>`;

const outcome = (found: number, find: string) =>
  `${found === 0 ? 'No endpoint' : found === 1 ? '1 endpoint' : `${found} endpoints`} for “${find}”.`;

const addressOfAll = (page: string | undefined) =>
  `${GUIDE}${page ? `?page=${encodeURIComponent(page)}` : ''}#endpoints`;

/** Whether every word that was typed is somewhere in what the list says about the endpoint. */
function matches(name: EndpointName, find: string): boolean {
  const { summary, tag } = mocks[name].operation;
  const said = [name, summary, tag, mocks[name].endpoint.path, mocks[name].shows.page, ...statesOf(name)];
  const text = said.join(' ').toLowerCase();
  return find
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
