import { describe, expect, test } from 'vitest';
import { proposalFixture } from '@site/mocks';
import { matches, matchesInside } from './matches.ts';
import { EVERYTHING, readView, writeView } from './view.ts';
import { countLine, matchCount, nothingFound, resultsHeading, suggestions, unreadCategory } from './words.ts';

const { sections } = proposalFixture('original');
const sectionOf = (id: string) => sections.find((section) => section.id === id) ?? expect.fail(id);

describe('a section is found', () => {
  test.each([
    ['by its title', 'objective', 'Objective'],
    ['whatever the case', 'objective', 'oBJECtive'],
    ['by part of a word', 'objective', 'bject'],
    ['by a point of a list', 'objective', 'before the first duty'],
    ['by a text deep inside', 'management', 'mocked campaigns'],
    ['by an amount', 'proposition', '£12.00'],
  ])('%s', (_how, id, term) => {
    expect(matches(sectionOf(id), term)).toBe(true);
  });
});

test.each(['.*', 'dut(y', '\\', 'mocked*'])('the special characters of %j are taken literally', (term) => {
  expect(sections.filter((section) => matches(section, term))).toEqual([]);
});

test('the name of an icon is not text', () => {
  expect(matches(sectionOf('management'), 'shield-check')).toBe(false);
});

test('a match in the summary does not open the card; one in the details does', () => {
  const objective = sectionOf('objective');
  expect(matchesInside(objective, 'what the drivers are for')).toBe(false);
  expect(matchesInside(objective, 'closes the section')).toBe(true);
  expect(matchesInside(objective, '')).toBe(false);
});

test.each([
  [0, 'No matches found'],
  [1, '1 match found'],
  [2, '2 matches found'],
])('%i matches are counted as “%s”', (found, words) => {
  expect(matchCount(found)).toBe(words);
});

const search = { ...EVERYTHING, term: 'drivers' };
const filter = { ...EVERYTHING, category: 'support' } as const;

test('results say what they are results of', () => {
  expect(resultsHeading(search, 'updated')).toBe('Search Results');
  expect(countLine(3, search, 'updated')).toBe('Found 3 sections matching “drivers”');
  expect(countLine(1, search, 'updated')).toBe('Found 1 section matching “drivers”');
  expect(resultsHeading(filter, 'updated')).toBe('Support Sections');
  expect(resultsHeading(filter, 'original')).toBe('Technical Sections');
  expect(countLine(1, filter, 'updated')).toBe('Showing 1 section in Support category');
  expect(countLine(2, filter, 'updated')).toBe('Showing 2 sections in Support category');
});

test('when nothing is found, other words are suggested: the operator’s copy has its client’s name', () => {
  const words = ['drivers', 'training', 'compliance', 'technology', 'recruitment', 'mobilisation'];
  expect(suggestions(proposalFixture('updated'))).toEqual([...words, 'LCRCA']);
  expect(suggestions(proposalFixture('operator'))).toEqual([...words, proposalFixture('operator').client]);
});

test('the original copy has words of its own for nothing found', () => {
  expect(nothingFound(search, 'updated').title).toBe('No Results Found');
  expect(nothingFound(search, 'original')).toEqual({
    title: 'No sections found for "drivers"',
    hint: 'Try drivers, training, compliance or technology.',
  });
  expect(nothingFound(filter, 'original').title).toBe('No sections found in Technical category.');
});

describe('the view is in the URL’s fragment', () => {
  test.each([
    ['#search=drivers', search],
    ['#search=24%2F7+%26+more', { ...EVERYTHING, term: '24/7 & more' }],
    ['#category=support', filter],
    ['', EVERYTHING],
  ])('%j', (fragment, view) => {
    expect(readView(fragment)).toEqual(view);
    expect(writeView(view)).toBe(fragment);
  });

  test.each(['#category=SUPPORT', '#category=+support+'])('%j is the category, however it is written', (fragment) => {
    expect(readView(fragment)).toEqual(filter);
  });

  test('a category that there is none of is named, with those that there are', () => {
    expect(readView('#category=everything')).toEqual({ ...EVERYTHING, unread: 'everything' });
    expect(unreadCategory('everything', 'original')).toBe(
      '“everything” is no category of this proposal, so all of it is shown. ' +
        'They are Strategy, Operations, Execution and Technical.',
    );
  });

  test.each(['#category=', '#search=+', '#objective', '#%'])('%j shows everything', (fragment) => {
    expect(readView(fragment)).toEqual(EVERYTHING);
  });
});
