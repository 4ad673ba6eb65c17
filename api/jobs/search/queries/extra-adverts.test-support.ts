import { advert } from '../../../feeds/adverts.test-support.ts';

/** What the sample feed lacks; older than all of its adverts. */
export const EXTRA_ADVERTS = [
  ['Low-Loader Driver', 'HGV Driver', 'Abnormal loads with an STGO trailer.'],
  ['Truck Driver - Home Every Night', 'HGV Driver', 'Day runs only, no nights out.'],
  ['Class 1 & 2 Drivers', 'HGV Driver', 'Work for both licences.'],
  ['Skip Lorry Driver', 'HGV Driver', 'Domestic and site skips.'],
  ['Walking-Floor Driver', 'HGV Driver', 'Biomass from the docks.'],
  ['Flat Bed Driver', 'HGV Driver', 'Steel and timber.'],
  ['General Haulage Driver', 'HGV Driver', 'Reefer and tautliner trailers.'],
  ['Banksman', 'Logistics', 'Guide vehicles at a busy gate.'],
  ['Trade Plate Driver', 'Transport', 'Collect and deliver cars.'],
  ['Despatch Clerk', 'Admin', 'Keep the board up to date.'],
  ['Transport Co-ordinator', 'Transport', 'Answer drivers and customers.'],
  ['Transport Supervisor', 'Transport', 'Lead the early desk.'],
  ['Panel Beater', 'Transport', 'Repair cabs and bodies.'],
  ['Freight Clerk', 'Admin', 'No experience needed, full training given.'],
].map(([AdvertTitle, Industry, text], index) =>
  advert(index + 1, {
    AdvertTitle,
    Industry,
    JobDescription: `<p>${text}</p>`,
    Requirements: null,
    LastPostDate: '2024-01-02T09:00:00Z',
  }),
);
