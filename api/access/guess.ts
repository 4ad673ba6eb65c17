import { clientAddress, clientNetwork } from '../limits/client-address.ts';
import { clearAttempts, countAttempt, returnAttempt, takeAttempt } from '../limits/rate-limit.ts';
import { knownDevice } from './device-cookie.ts';
import { KNOWN_DEVICE } from './hash-queue.ts';
import type { Visit } from './visit.ts';

/** A guess at a gate's password that may be checked. */
export interface Guess {
  /** In the queue for the check: the fewer guesses its address has made, the earlier. */
  priority: number;
  /** Called when the password was right: it was no guess. */
  forgive(): Promise<void>;
}

/**
 * Counts a guess. A known device has an allowance of its own; when that is used up, or for everybody else, the guess
 * counts for the address and its network. No count covers the whole gate, since strangers could use it up.
 * @throws LimitExceeded
 */
export async function admitGuess(visit: Visit): Promise<Guess> {
  const { request, services, scope } = visit;
  const device = await knownDevice(visit);
  if (device !== undefined) {
    const known = `${scope} ${device}`;
    const { waitMs } = await takeAttempt(services, 'login-device', known);
    if (waitMs === undefined)
      return { priority: KNOWN_DEVICE, forgive: () => clearAttempts(services, 'login-device', known) };
  }
  const address = `${scope} ${clientAddress(request, services.config)}`;
  const network = `${scope} ${clientNetwork(request, services.config)}`;
  const { attempts } = await countAttempt(services, 'login', address);
  await countAttempt(services, 'login-network', network);
  return {
    priority: -attempts,
    async forgive() {
      await clearAttempts(services, 'login', address);
      await returnAttempt(services, 'login-network', network);
    },
  };
}
