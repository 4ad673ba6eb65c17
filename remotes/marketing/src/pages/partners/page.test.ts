import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';

const { html, text } = await renderPage('/partners');

const [grid = ''] = /<ul[^>]*>(?:(?!<ul).)*?<img.*?<\/ul>/s.exec(html) ?? [];
const cards = grid.split('<li').slice(1);

/** The card under this heading. */
const cardOf = (name: string) => cards.find((card) => card.includes(`>${name}</h3>`)) ?? '';

test.each(['7+ partners', '30,000+ network reach', '100% coverage'])('the strip has the figure "%s"', (figure) => {
  expect(text).toContain(figure);
});

test('seven partners are shown', () => {
  expect(cards).toHaveLength(7);
});

test.each([
  ['CPT', 'Passenger-transport trade association'],
  ['Weightmans', 'Law firm, our legal partner'],
  ['Local Bus Managers’ Association', 'Managers’ association'],
  ['Chartered Logistics and Transport Institute', 'Chartered institute'],
  ['Bus and Coach Women’s Initiative', 'Diversity initiative'],
  ['New Start Employment Alliance', 'Social-impact alliance'],
  ['Recruitment Industry Confederation', 'Recruitment confederation'],
])('the card of %s has a logo with the name in words, the type "%s" and a description', (name, type) => {
  const card = cardOf(name);
  expect(card).toMatch(new RegExp(`<img [^>]*src="[^"]+" alt="${name}"`));
  expect(card).toContain(`>${type}</p>`);
  expect(card.match(/<p[ >]/g)).toHaveLength(2);
});

test('the alliance rebuilds lives through employment', () => {
  expect(cardOf('New Start Employment Alliance')).toContain('Rebuilds lives through employment');
});

test('only the trade association and the law firm have a page to go to', () => {
  const linked = cards.filter((card) => card.includes('<a'));
  expect(linked.map((card) => /href="([^"]+)"/.exec(card)?.[1])).toEqual(['/partners/cpt', '/partners/weightmans']);
});

test('only the law firm is marked as the featured partnership', () => {
  expect(html.match(/Featured Partnership/g)).toHaveLength(1);
  expect(cardOf('Weightmans')).toContain('Featured Partnership');
});

test('three benefits say why to partner with us', () => {
  const [, block = ''] = /Why partner with us(.*?)<\/section>/s.exec(html) ?? [];
  expect(block.match(/<h3/g)).toHaveLength(3);
});

test('who wants to become a partner is led to the contact page', () => {
  expect(html).toMatch(/<a[^>]*href="\/contact"[^>]*>(<[^>]+>)*Become a partner/);
});
