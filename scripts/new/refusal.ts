/** Why a generator refuses its input. The message says what to do instead. */
export class Refusal extends Error {
  override name = 'Refusal';
}

/** Runs a command. If it refuses its input or is misspelt, it says why, and no more. */
export async function saysRefusals(command: () => Promise<void>): Promise<void> {
  await command().catch((error: unknown) => {
    const isUsage = error instanceof Refusal || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
    console.error(isUsage ? (error as Error).message : error);
    process.exitCode = 1;
  });
}
