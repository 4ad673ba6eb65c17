import { ApiProblem } from '@site/protocol';
import { parsePhoneNumberFromString } from 'libphonenumber-js';

const INVALID = 'Please enter a valid phone number';

/** Refuses a number that no phone can have, of whatever country. @throws ApiProblem 400 */
export function checkPhone(phone: string): void {
  for (const number of phone.split(' / ')) {
    const parsed = parsePhoneNumberFromString(number, { defaultCountry: 'GB', extract: false });
    if (!parsed?.isPossible()) throw new ApiProblem(400, INVALID, { fields: { phone: INVALID } });
  }
}
