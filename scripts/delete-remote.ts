/** Deletes a remote that nothing links to: `npm run delete:remote -- depots`. */
import { dirname } from 'node:path';
import { Change } from './new/change.ts';
import { deleteRemote } from './new/delete-remote.ts';
import { Refusal, saysRefusals } from './new/refusal.ts';

await saysRefusals(async () => {
  const [name, ...more] = process.argv.slice(2);
  if (name === undefined || more.length > 0) throw new Refusal('npm run delete:remote -- <name>');
  const change = new Change(dirname(import.meta.dirname));
  await deleteRemote(change, name);
  await change.write();
  console.log(`Deleted remotes/${name} and the addresses of its pages\n\nThen run:\n  npm install\n  npm test`);
});
