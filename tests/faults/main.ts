/** `npm run test:faults -- --seed 7 --steps 200`: the real server in a world where everything goes wrong. */
import { parseArgs } from 'node:util';
import { PromiseBroken, runFaults } from './run.ts';
import { DATABASES } from './world/database.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    steps: { type: 'string', default: '100' },
    /** Default: both. */
    database: { type: 'string' },
  },
});
const [seed, steps] = [Number(values.seed), Number(values.steps)];

for (const database of DATABASES.filter((name) => name === (values.database ?? name))) {
  console.log(`seed ${seed}, ${steps} steps, on ${database}`);
  try {
    await runFaults({ seed, steps, database, say: (line) => console.log(line) });
  } catch (error) {
    if (!(error instanceof PromiseBroken)) throw error;
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  }
}
