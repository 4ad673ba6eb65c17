/**
 * Writes sample-feed.json, the adverts of a demo installation.
 *
 *   node api/feeds/generate-sample-feed.ts
 */
import { writeFileSync } from 'node:fs';
import { composeAdvert } from './sample/advert.ts';
import { seededRandom } from './sample/random.ts';
import { depotRoles } from './sample/roles-depot.ts';
import { drivingRoles } from './sample/roles-driving.ts';
import { managementRoles } from './sample/roles-management.ts';

const SEED = 20_261;
const ADVERT_COUNT = 648;

const random = seededRandom(SEED);
const roles = [...drivingRoles, ...depotRoles, ...managementRoles];
const adverts = Array.from({ length: ADVERT_COUNT }, (_, index) => composeAdvert(index, roles, random));

const envelope = { PageIndex: 0, PageCount: 1, TotalItemCount: adverts.length };
const head = JSON.stringify(envelope).slice(0, -1);
writeFileSync(
  new URL('sample-feed.json', import.meta.url),
  `${head},"Adverts":[\n${adverts.map((advert) => JSON.stringify(advert)).join(',\n')}\n]}\n`,
);
