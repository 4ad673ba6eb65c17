import { driving } from './driving.ts';
import { officeAndWorkshop } from './office-and-workshop.ts';
import { shiftsAndContracts } from './shifts-and-contracts.ts';
import type { Terms } from './term.ts';
import { vehicles } from './vehicles.ts';
import { warehouse } from './warehouse.ts';

export { REWORDED } from './reworded.ts';

export const VOCABULARY: Terms = { ...vehicles, ...driving, ...warehouse, ...officeAndWorkshop, ...shiftsAndContracts };
