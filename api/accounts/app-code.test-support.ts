import { generate } from 'otplib';

const STEP_S = 30;

/** The code that an authenticator app with this key shows now; `next`: the one after it, which the site takes, too. */
export const appCode = (secret: string, shown: 'now' | 'next' = 'now'): Promise<string> =>
  generate({ secret, epoch: Math.floor(Date.now() / 1000) + (shown === 'next' ? STEP_S : 0) });
