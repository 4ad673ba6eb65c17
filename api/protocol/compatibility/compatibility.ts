export { breakingChanges, type BreakingChange, type BreakingRule } from './breaking-changes.ts';
export { mapSchemas, ownContract, type CallContract, type CallContracts } from './call-contract.ts';
