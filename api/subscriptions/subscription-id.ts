import { createHash } from 'node:crypto';
import type { JobAlertCriteria, SubscriptionKind } from '@site/contract';

/**
 * The same request always has the same id, whatever the case of the address and the order of the criteria. A single
 * option counts as the text it was before filters took several.
 */
export function subscriptionId(kind: SubscriptionKind, email: string, criteria: JobAlertCriteria): string {
  const named = Object.entries(criteria)
    .map(([name, value]) => [name, Array.isArray(value) ? (value.length === 1 ? value[0] : value.toSorted()) : value])
    .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1));
  const hash = createHash('sha256')
    .update(JSON.stringify([kind, email.toLowerCase(), named]))
    .digest('hex');
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
