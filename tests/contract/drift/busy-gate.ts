import { createApi, type Services } from '@site/api';
import { readAnswer, type Answer } from './answer.ts';
import { requestOf, type Call } from './call.ts';

const GUESSES = 60;

/** How a gate refuses a guess when too many others, each from another network, wait for their password's hash. */
export async function refusedByBusyGate(services: Services, guess: Call): Promise<Answer> {
  const waiting: (() => void)[] = [];
  const slow: Services = {
    ...services,
    hashPassword: async (...details) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return services.hashPassword(...details);
    },
  };
  const api = createApi(slow);
  const guesses = Array.from({ length: GUESSES }, (_, number) => {
    const request = requestOf(guess);
    request.headers.set('x-real-ip', `198.18.${number}.1`);
    return api.fetch(request);
  });
  const refused = await Promise.race(guesses);
  const letThrough = setInterval(() => waiting.splice(0).forEach((go) => go()), 1);
  await Promise.all(guesses);
  clearInterval(letThrough);
  return readAnswer(refused);
}
