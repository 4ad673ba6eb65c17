import { dialled, INVALID_PHONE, numbersIn } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import { parsePhoneNumberFromString } from 'libphonenumber-js';

const FROM_ABROAD = `${INVALID_PHONE}: one from abroad begins with + and the code of its country`;

/** Refuses a number that no phone can have, of whatever country. @throws ApiProblem 400 */
export function checkPhone(phone: string): void {
  for (const number of numbersIn(phone)) {
    const parsed = parsePhoneNumberFromString(dialled(number), { defaultCountry: 'GB', extract: false });
    if (parsed?.isPossible()) continue;
    const problem = /^[+0]/.test(number) ? INVALID_PHONE : FROM_ABROAD;
    throw new ApiProblem(400, problem, { fields: { phone: problem } });
  }
}
