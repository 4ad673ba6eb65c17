import { describe, expect, test } from 'vitest';
import { jobLocation } from './nearby/job-location.ts';
import { towns } from '../places/gazetteer.ts';
import { isRemote, workplacesOf } from './workplaces.ts';

/** 'Leeds in West Yorkshire, GB'; '*' for work from home. */
const read = (location: string) =>
  workplacesOf(jobLocation(location))
    .map(({ town, area, country }) => `${[town, area].filter(Boolean).join(' in ')}, ${country}`)
    .concat(isRemote(location) ? '*' : [])
    .join('; ');

describe('the places of a job', () => {
  test.each([
    ['Leeds', 'Leeds in West Yorkshire, GB'],
    ['Leeds LS10', 'Leeds in West Yorkshire, GB'],
    ['Leeds (LS10)', 'Leeds in West Yorkshire, GB'],
    ['LS10', 'West Yorkshire, GB'],
    ['Leeds, West Yorkshire', 'Leeds in West Yorkshire, GB'],
    ['Leeds and surrounding areas', 'Leeds in West Yorkshire, GB'],
    ['Leeds / Bradford', 'Leeds in West Yorkshire, GB; Bradford in West Yorkshire, GB'],
    ['Leeds + Hull', 'Leeds in West Yorkshire, GB; Hull in East Riding of Yorkshire, GB'],
    ['Leeds to Bradford', 'Leeds in West Yorkshire, GB; Bradford in West Yorkshire, GB'],
    [
      'Hull, Goole or Selby',
      'Hull in East Riding of Yorkshire, GB; Goole in East Riding of Yorkshire, GB; Selby in North Yorkshire, GB',
    ],
    ['Hull & Goole', 'Hull in East Riding of Yorkshire, GB; Goole in East Riding of Yorkshire, GB'],
    ['Rotherham / Doncaster, South Yorkshire', 'Rotherham in South Yorkshire, GB; Doncaster in South Yorkshire, GB'],
    ['Field based (North West)', 'North West, GB'],
    ['Hybrid - Leeds', 'Leeds in West Yorkshire, GB'],
    ['Belfast, Northern Ireland', 'Belfast in Northern Ireland, GB'],
    ['Belfast Northern Ireland', 'Belfast in Northern Ireland, GB'],
  ])('%s: %s', (location, places) => expect(read(location)).toBe(places));

  test.each([
    'UK wide',
    'Nationwide',
    'United Kingdom',
    'Throughout the UK',
    'Various locations',
    'Various',
    'Multiple sites',
    'Anywhere',
    'TBC',
    'M62 corridor',
    'M1 Junction 28',
    'Europe',
  ])('%s: none', (location) => expect(read(location)).toBe(''));

  test.each([
    ['Remote', '*'],
    ['Home based', '*'],
    ['Home-based', '*'],
    ['Home', '*'],
    ['Work from home', '*'],
    ['Working from home (UK)', '*'],
    ['Nationwide (home based)', '*'],
    ['Fully remote', '*'],
    ['Remote, UK', '*'],
    ['Remote, Ireland', ', IE; *'],
    ['Remote - Leeds', 'Leeds in West Yorkshire, GB; *'],
    ['London (Remote)', 'London in England, GB; *'],
    ['Hybrid / Remote', ''],
  ])('%s, from home: %s', (location, places) => expect(read(location)).toBe(places));

  test.each([
    ['Dublin, Ireland', 'Dublin, IE'],
    ['Dublin', 'Dublin, IE'],
    ['Co. Dublin', 'Dublin, IE'],
    ['Douglas, IOM', 'Douglas, IM'],
    ['Within 20 miles of Leeds', 'Leeds in West Yorkshire, GB'],
    ['Multiple locations: Leeds, York', 'Leeds in West Yorkshire, GB; York in North Yorkshire, GB'],
    ['Dublin 12', 'Dublin 12, IE'],
    ['Dublin Ireland', 'Dublin, IE'],
    ['Ireland', ', IE'],
    ['Republic of Ireland', ', IE'],
    ['Calais', 'Calais, FR'],
    ['Calais, France', 'Calais, FR'],
    ['Somewhere-sur-Mer, France', 'Somewhere-sur-Mer, FR'],
    ['Rotterdam', 'Rotterdam, NL'],
    ['Antwerp (Belgium)', 'Antwerp, BE'],
    ['Berlin - Germany', 'Berlin, DE'],
    ['Warsaw, Poland', 'Warsaw, PL'],
    // The United Kingdom has a place of this name, too.
    ['St Helier, Jersey', 'St Helier, JE'],
    ['St Helier Jersey', 'St Helier, JE'],
    ['St Helier JE2', 'St Helier, JE'],
    ['St. Helier, Jersey, Channel Islands', 'St. Helier, JE'],
    ['Jersey', ', JE'],
    ['St Peter Port, Guernsey', 'St Peter Port, GG'],
    ['Douglas, Isle of Man', 'Douglas, IM'],
    ['Ramsey, Isle of Man', 'Ramsey, IM'],
    ['Boston, USA', 'Boston, US'],
    ['Perth, Australia', 'Perth, AU'],
    ['Dover to Calais', 'Dover in Kent, GB; Calais, FR'],
    ['Holyhead / Dublin', 'Holyhead in Gwynedd, GB; Dublin, IE'],
    ['London, Paris, France', 'London in England, GB; Paris, FR'],
    ['UK, Ireland', ', IE'],
    ['Jersey / Guernsey', ', JE; , GG'],
  ])('%s, abroad: %s', (location, places) => expect(read(location)).toBe(places));

  test('what is abroad is at no position in the United Kingdom', () => {
    for (const location of ['St Helier, Jersey', 'Douglas, Isle of Man', 'Boston, USA', 'Normandy, France'])
      expect(jobLocation(location)).toMatchObject({ places: [], positions: [] });
  });

  test('no place of the United Kingdom is one abroad', () => {
    const names = towns.map(({ name }) => name);
    expect(names.filter((name) => jobLocation(name).abroad.length > 0)).toEqual(['St Helier']);
  });
});
