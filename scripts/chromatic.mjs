// `npm run chromatic`: sends a picture of every story to Chromatic, where designers review what changed.
import { fail, install, run } from './install.mjs';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  fail(
    'Chromatic needs the project’s token in CHROMATIC_PROJECT_TOKEN. Without one, `npm run test:visual` compares ' +
      'pictures on this machine.',
  );
}
install('all');
const built = await run('storybook', ['build', '--stats-json', '--output-dir', 'storybook-static']);
process.exit(built === 0 ? await run('chromatic', []) : built);
