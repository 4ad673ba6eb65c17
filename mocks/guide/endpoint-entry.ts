import type { EndpointName } from '@site/contract';
import { html } from 'hono/html';
import { lineOf, linkTo, pageOf, type Expectation } from '../expectations/index.ts';
import { mocks } from '../mocks.ts';
import { DEFAULT_SETTINGS, linkQuery } from '../settings.ts';
import { MEANINGS, type StateName } from '../states/names.ts';
import { statesOf } from '../states/offered.ts';
import type { Rule } from '../states/rule.ts';
import { readOverrides } from '../states/overrides.ts';
import { GUIDE, isSamePage } from './addresses.ts';
import type { GuideView } from './view.ts';

/** One endpoint: what it is for, where its answer shows, and a link to each of its states. */
export function endpointEntry(view: GuideView, name: EndpointName) {
  const { find, page, hasPages, settings } = view;
  const { method, path } = mocks[name].endpoint;
  const expectation = mocks[name].shows;
  const rule = readOverrides(settings.overrides).rules[name];
  const isOpen = find !== '' || (page !== undefined && isSamePage(expectation.page, page));
  return html`<details class="endpoint" id="${name}" ${isOpen ? 'open' : ''}>
    <summary>
      <code>${name}</code> <span>${mocks[name].operation.summary}</span>
      ${rule && html`<strong class="mark">${wordsOf(rule).join(', ')}</strong>`}
    </summary>
    <p>
      <a href="/api-docs#${name}"><code>${method} ${path}</code></a>
    </p>
    ${hasPages && whereItShows(expectation)}
    <table>
      <caption class="unseen">
        The states of ${name}
      </caption>
      <thead>
        <tr>
          <th scope="col">State</th>
          <th scope="col">The answer</th>
          ${hasPages && html`<th scope="col">What you should see</th>`}
        </tr>
      </thead>
      <tbody>
        ${statesOf(name).map((state) => stateRow(view, name, state, rule))}
      </tbody>
    </table>
  </details>`;
}

const whereItShows = ({ page, how, atOnce = [] }: Expectation) =>
  html`<p>Shows on <a href="${page}"><code>${page}</code></a>. ${how}</p>
    ${atOnce.length > 0 && html`<p>As the page opens: ${atOnce.map((state) => html`<code>${state}</code> `)}</p>`}`;

function stateRow(view: GuideView, name: EndpointName, state: StateName, rule: Rule | undefined) {
  const isSet = wordsOf(rule).includes(state);
  return html`<tr>
    <th scope="row">
      <a href="${addressOf(view, name, state)}" ${isSet ? 'aria-current=true' : ''}><code>${state}</code></a>
    </th>
    <td>${MEANINGS[state]}</td>
    ${view.hasPages && html`<td>${lineOf(mocks[name].shows, state)}</td>`}
  </tr>`;
}

const wordsOf = ({ answer, delay, visitor }: Rule = {}): string[] =>
  [answer, delay, visitor].filter((word) => word !== undefined);

/** Opens the endpoint's page in this state, at the time that is in force; without pages, the guide. */
function addressOf({ hasPages, page, settings }: GuideView, name: EndpointName, state: StateName): string {
  const shown = pageOf(mocks[name].shows, state);
  const here = page !== undefined && isSamePage(shown, page) ? page : shown;
  const link = linkTo(name, state, hasPages ? here : GUIDE);
  const { clockAhead } = settings;
  const now = clockAhead === 0 ? '' : linkQuery({ ...DEFAULT_SETTINGS, clockAhead }).replace('mock=', '');
  return `${link}${now}${hasPages ? '' : `#${name}`}`;
}
