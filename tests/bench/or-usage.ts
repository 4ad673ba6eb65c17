/** What `read` returns; if it throws, its message and the usage are shown, and the process ends. */
export function orUsage<Options>(read: () => Options, usage: string): Options {
  try {
    return read();
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    process.exit(1);
  }
}
