import type { AccessScope } from '@site/contract';
import type { Services } from '../services.ts';

/** A request at one of the password gates. */
export interface Visit {
  request: Request;
  services: Services;
  scope: AccessScope;
}
