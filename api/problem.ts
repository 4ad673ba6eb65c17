/** How functions refuse, which is the contract's: the mocks refuse in the same way. */
export { ApiProblem } from '@site/contract/call-protocol.ts';
