export { breakingChanges, type BreakingChange, type BreakingRule } from './breaking-changes.ts';
export {
  CallContractsSchema,
  ownContract,
  parseCalls,
  type CallContract,
  type CallContracts,
} from './call-contract.ts';
export { deprecatedFields, deprecatedIn, withoutDeprecated } from './deprecated.ts';
