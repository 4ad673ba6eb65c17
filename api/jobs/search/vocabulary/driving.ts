import type { Terms } from './term.ts';

/** What drivers do, hold and are. */
export const driving: Terms = {
  tramper: {
    names: [
      'tramper',
      'tramping',
      'sleeper cab',
      'night out',
      'nights out',
      'night away',
      'nights away',
      'overnight stop',
      'out four nights',
      'out five nights',
      'out at least four nights',
      'away all week',
    ],
    searches: ['tramp', 'sleeper'],
    kindOf: ['hgv'],
  },
  homedaily: {
    names: ['no nights out', 'no nights away', 'home every night', 'home each night', 'home daily'],
    searches: ['no night out', 'home every day', 'no tramping'],
  },
  generalhaulage: { names: ['general haulage'] },
  traindriver: { names: ['train driver', 'train driving', 'locomotive driver'] },
  trunker: { names: ['trunk', 'trunker', 'trunking', 'hub to hub'] },
  shunter: {
    names: ['shunter', 'shunting', 'shunt', 'terminal tractor', 'yard tractor', 'yard tug'],
    kindOf: ['yard'],
  },
  yard: { titles: ['yard', 'yardman'] },
  banksman: { names: ['banksman', 'banksmen', 'traffic marshal', 'vehicle marshal', 'plant marshal'] },
  multidrop: { names: ['multi drop', 'multi dropping'] },
  courier: { names: ['courier'] },
  parceldelivery: { titles: ['parcel delivery'], searches: ['parcel driver', 'parcel courier'], kindOf: ['courier'] },
  twoperson: { names: ['two person', 'two man'], searches: ['two man delivery', 'two person delivery'] },
  sameday: { names: ['same day'] },
  tradeplates: { names: ['trade plate', 'vehicle delivery', 'car delivery'] },
  removals: { names: ['house move', 'furniture removal'], titles: ['removal'], searches: ['house removal'] },
  european: { names: ['european', 'europe', 'continental'], searches: ['euro'] },
  hazardous: { names: ['adr', 'hazmat', 'hazchem', 'dangerous goods', 'hazardous goods'], searches: ['hazardous'] },
  drivercpc: { names: ['driver cpc', 'dcpc', 'driver qualification card', 'dqc'], searches: ['cpc card'] },
  carlicence: {
    names: ['driving licence', 'full uk licence', 'cat b', 'category b', 'car licence'],
    searches: ['driving license', 'car license', 'b licence'],
  },
  tachograph: { names: ['tacho', 'tachograph', 'digi tacho', 'digital tachograph', 'digital tacho'] },
  digicard: {
    names: [
      'digi card',
      'driver card',
      'tacho card',
      'tachograph card',
      'digi tacho card',
      'digital tacho card',
      'digital tachograph card',
    ],
  },
  dbs: { names: ['dbs', 'crb', 'disclosure and barring'] },
  drivertrainer: {
    names: ['driver trainer', 'driver training', 'driver assessor', 'driving instructor', 'driving assessor'],
  },
};
