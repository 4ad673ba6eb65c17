import { INVALID_PHONE } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import { parsePhoneNumberFromString } from 'libphonenumber-js';

/** Refuses a number that no phone can have, of whatever country. @throws ApiProblem 400 */
export function checkPhone(phone: string): void {
  for (const number of phone.split(' / ')) {
    const parsed = parsePhoneNumberFromString(number, { defaultCountry: 'GB', extract: false });
    if (!parsed?.isPossible()) throw new ApiProblem(400, INVALID_PHONE, { fields: { phone: INVALID_PHONE } });
  }
}
