import { answerGate } from '../../../access/gate.ts';
import { gate } from '../../../access/policy.ts';
import { handler } from '../../../handler.ts';
import { endpoint } from './contract.ts';

export default handler(endpoint, { ...gate, answer: answerGate('transport-uk') });
