import type { OwnApplication } from '@site/contract';
import type { Done } from './forms.ts';

export interface ChangeProps {
  application: OwnApplication;
  token: string;
  /** Called with the application as it is then; null once it is erased. */
  onChange: (application: OwnApplication | null, done?: Done) => void;
}
