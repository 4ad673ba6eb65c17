import { expect, test } from 'vitest';
import { roleOfTitle } from './role-of-title.ts';

test.each([
  ['Van Driver', 'Van Driver'],
  ['Van Driver (Days) - Leeds', 'Van Driver'],
  [
    'HGV Class 1 (C+E) Driver - Nights - London and surrounding areas - Immediate Start Available',
    'HGV Class 1 Driver',
  ],
  ['Forklift Driver - Counterbalance & Reach', 'Forklift Driver'],
  ['Multi-Drop Van Driver', 'Multi-Drop Van Driver'],
  ['Pick & Pack Operative', 'Pick & Pack Operative'],
  ['Receptionist / Weighbridge Clerk', 'Receptionist / Weighbridge Clerk'],
  ['7.5 Tonne Driver', '7.5 Tonne Driver'],
  ['C+E Tramper', 'C+E Tramper'],
  ['Leeds Van Driver', 'Van Driver'],
  ['Warehouse Operative in Milton Keynes', 'Warehouse Operative'],
  ['Warehouse Operative £12.50 an hour', 'Warehouse Operative'],
  ['!!URGENT!! VAN DRIVER REQUIRED', 'Van Driver'],
  ['HGV DRIVER', 'HGV Driver'],
  ['Head of Logistics', 'Head of Logistics'],
  ['***', undefined],
  ['- Leeds', undefined],
])('%s is the role %s', (title, role) => expect(roleOfTitle(title)).toBe(role));
