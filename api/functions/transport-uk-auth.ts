import { accessGate } from '../access/gate.ts';

export default accessGate('transportUkAuth', 'transport-uk');
