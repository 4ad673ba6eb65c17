import { FORM_AGE_HEADER, LEAST_FORM_AGE_MS } from '@site/contract';

export function isFilledTooFast({ headers }: Request): boolean {
  const age = headers.get(FORM_AGE_HEADER);
  return age !== null && Number(age) < LEAST_FORM_AGE_MS;
}
