// Plain JavaScript for any Node from 20.19: this runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const bin = join(modules, '.bin');
const OLDEST_NODE = [20, 19];
/** From this one on, Node runs the project itself, where npm has none to install that runs here. */
const OWN_NODE = 24;
/**
 * Said outright, because people set the opposite for all of their projects: without optional packages, there would be
 * none of those that are made for one kind of machine.
 */
const SETTINGS = ['--include=optional', '--bin-links', '--global=false', '--location=user', '--dry-run=false'];

/** Vite takes the first three for parts of an address, and the last separates folders in PATH. */
const UNUSABLE_IN_FOLDERS = ['#', '?', '*', delimiter];

/**
 * Installs the exact packages of the lockfile unless they are there already. Exits with a message if it cannot.
 *
 * @param {'site' | 'all'} packages what builds and runs the site, or also what develops, tests and documents it
 */
export function install(packages) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
    fail(`This needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`);
  }
  const unusable = UNUSABLE_IN_FOLDERS.find((sign) => root.includes(sign));
  if (unusable) fail(`The project cannot be built in ${root}: move it to a folder without "${unusable}" in its path.`);
  const missing = missingPackages();
  if (missing.some(({ dev }) => packages === 'all' || !dev)) installMissing(packages, missing);
  chooseNode(major);
}

function installMissing(packages, missing) {
  console.log('Installing packages; the first time this takes about a minute …');
  // What is there stays when only tools are added: a site may be running on it.
  const command = missing.every(({ isNew }) => isNew) && existsSync(modules) ? ['install', '--no-save'] : ['ci'];
  // Said outright, because npm's default depends on NODE_ENV.
  const which = packages === 'site' && !hasTools() ? '--omit=dev' : '--include=dev';
  const { status } = spawnSync('npm', [...command, which, '--no-audit', '--no-fund', '--loglevel=error', ...SETTINGS], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) fail('npm could not install the packages: see its message above.');
}

/** The project runs on the Node that npm installed, or else on this one. Exits with a message if it can on neither. */
function chooseNode(major) {
  const own = join(bin, 'node');
  const isThere = existsSync(own);
  if (isThere && (process.platform === 'win32' || spawnSync(own, ['--version']).status === 0)) return;
  const problem = isThere ? 'The Node that npm installed does not run' : 'npm has no Node';
  if (major < OWN_NODE)
    fail(`${problem} on this kind of machine: install Node ${OWN_NODE} or newer. This is ${process.versions.node}.`);
  if (isThere) environment.PATH = [folderOfThisNode(), environment.PATH].join(delimiter);
}

/** A folder of this Node alone: beside it there may be other versions of the project's programs. */
function folderOfThisNode() {
  const folder = join(root, '.cache/node-of-this-machine');
  const link = join(folder, 'node');
  if (existsSync(link) && realpathSync(link) === realpathSync(process.execPath)) return folder;
  mkdirSync(folder, { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(process.execPath, link);
  return folder;
}

/** What npm knows of the packages in a lockfile, by their folders. */
const packagesIn = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {});
const installed = () => packagesIn(join(modules, '.package-lock.json'));

/** The packages of the lockfile that are not there in its version. Most optional ones are for other machines. */
function missingPackages() {
  const there = installed();
  // npm leaves them out as a whole, or each that cannot be used here.
  const hasOptional = Object.values(there).some(({ optional, os }) => optional && os);
  return Object.entries(packagesIn(join(root, 'package-lock.json'))).flatMap(([folder, each]) => {
    const { version, dev, optional } = each;
    const found = there[folder];
    const isThere = found
      ? found.version === version || isWorkspace(folder)
      : folder === '' || (optional && (hasOptional || !isForThisMachine(each)));
    return isThere ? [] : [{ dev, isNew: !found }];
  });
}

/** The project's own parts are used where they are, in whichever version. */
const isWorkspace = (folder) => !folder.includes('node_modules/');

const isForThisMachine = ({ os, cpu }) => os?.includes(process.platform) && cpu?.includes(process.arch);

/** Whether the packages that only develop, test or document the site are there, in whichever version. */
const hasTools = () => Object.values(installed()).some(({ dev, optional }) => dev && !optional);

/** In this environment, `node` is the version that the project installs. */
const environment = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` };

/** Runs a command from the installed packages, such as `node`. Resolves with the exit code. */
export function run(command, args) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: environment,
    shell: process.platform === 'win32',
  });
  // Ctrl+C reaches the child directly: this process only waits for it to finish.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  // npm exits without passing SIGTERM on; its child must not outlive it.
  const { ppid } = process;
  setInterval(() => process.ppid !== ppid && child.kill('SIGTERM'), 500).unref();
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}

export function fail(message) {
  console.error(message);
  process.exit(1);
}
