/** Why a generator does nothing. The message says what to do instead. */
export class Refusal extends Error {
  override name = 'Refusal';
}
