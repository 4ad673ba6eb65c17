import { accessGate } from '../access/gate.ts';

export default accessGate('secureAuth', 'lcrca');
