import type { Terms } from './term.ts';

const COUNTERBALANCE_AND_REACH = ['counterbalance and reach', 'counterbalance reach', 'reach and counterbalance'];

export const warehouse: Terms = {
  forklift: {
    names: ['fork lift', 'fork truck', 'fork lift truck', 'flt', 'flt truck'],
    searches: ['fork', 'fork lift licence', 'flt licence'],
  },
  counterbalance: {
    names: [
      'counter balance',
      'counterbalanced',
      'counterbalance truck',
      'counterbalance flt',
      ...COUNTERBALANCE_AND_REACH,
    ],
    searches: ['counter balance forklift'],
    kindOf: ['forklift'],
  },
  reachtruck: {
    names: ['reach truck', 'reach forklift', 'reach flt', ...COUNTERBALANCE_AND_REACH],
    titles: ['reach'],
    kindOf: ['forklift'],
  },
  vna: {
    names: ['vna', 'vna truck', 'narrow aisle', 'very narrow aisle', 'man up truck', 'turret truck'],
    searches: ['man up'],
    kindOf: ['forklift'],
  },
  bendi: {
    names: ['bendi', 'bendi truck', 'bendy truck', 'flexi truck', 'articulated forklift', 'bendi flexi truck'],
    titles: ['bendy', 'flexi', 'bendy flexi', 'flexi bendi'],
    kindOf: ['forklift'],
  },
  llop: { names: ['llop', 'llop truck', 'low level order picker', 'low level order picking'], searches: ['lolop'] },
  pallettruck: {
    names: ['ppt', 'ppt truck', 'pallet truck', 'powered pallet truck', 'power pallet truck', 'electric pallet truck'],
  },
  operative: {
    names: ['operative', 'assistant', 'worker', 'man', 'person'].map((role) => `warehouse ${role}`),
    searches: ['op', 'operator', 'staff'].map((role) => `warehouse ${role}`),
  },
  logisticsoperative: { titles: ['logistics operative'], kindOf: ['operative'] },
  sorter: { names: ['parcel sorter', 'parcel sorting'], titles: ['sorter'], kindOf: ['operative'] },
  picker: {
    names: ['picker', 'order picker', 'order picking', 'order selector'],
    titles: ['picking'],
    searches: ['picker packer', 'picker and packer', 'picker or packer', 'picking and packing', 'picking packing'],
    kindOf: ['operative'],
  },
  pickandpack: {
    names: ['pick and pack', 'pick pack', 'pick packer', 'packer'],
    titles: ['packing'],
    kindOf: ['picker'],
  },
  loader: {
    names: ['handball', 'handballing', 'hand balling', 'devanning'],
    titles: ['loader', 'unloader', 'loading'],
    kindOf: ['operative'],
  },
  goodsin: {
    names: ['goods in', 'goods inward', 'goods inwards'],
    titles: ['goods in operative', 'receiving'],
    kindOf: ['operative'],
  },
  dispatch: { names: ['dispatch', 'despatch', 'dispatcher', 'despatcher', 'goods out'] },
  stockcontrol: {
    names: ['stock control', 'stock controller', 'inventory control', 'inventory controller'],
    titles: ['inventory', 'stock'],
  },
  coldstore: { names: ['cold store', 'cold storage', 'freezer'] },
};
