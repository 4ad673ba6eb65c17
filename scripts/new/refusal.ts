/** Why a generator refuses its input. The message says what to do instead. */
export class Refusal extends Error {
  override name = 'Refusal';
}
