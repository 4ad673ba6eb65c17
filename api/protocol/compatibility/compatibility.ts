export { breakingChanges, brokenInputs, type BreakingChange, type BreakingRule } from './breaking-changes.ts';
export {
  CallContractsSchema,
  inputSchema,
  ownContract,
  parseCalls,
  type CallContract,
  type CallContracts,
  type SchemaOfInput,
} from './call-contract.ts';
export { deprecatedFields, deprecatedIn, withoutDeprecated } from './deprecated.ts';
