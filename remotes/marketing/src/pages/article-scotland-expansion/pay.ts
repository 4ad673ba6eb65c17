import { typeset } from '@site/remote-kit';
import type { PayScaleProps } from '../../features/pay-scale/pay-scale.tsx';

/** What we see in Scotland, lowest first. */
export const pay: PayScaleProps['rows'] = typeset([
  { label: 'Class 2', pay: { from: 28, to: 32 } },
  { label: 'Class 1', pay: { from: 32, to: 40 } },
  { label: 'Specialist', pay: { from: 35, to: 45 } },
  { label: 'Owner operators', pay: { from: 45, to: 60, orMore: true } },
]);
