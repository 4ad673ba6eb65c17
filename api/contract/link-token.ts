import * as v from 'valibot';

const NO_LINK = 'The link is incomplete. Please use the one in our email.';
/** From the link in a mail: 256 random bits. */
export const token = v.pipe(v.string(NO_LINK), v.trim(), v.nonEmpty(NO_LINK), v.maxLength(200, NO_LINK));
