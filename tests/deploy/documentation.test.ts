import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { usage } from '../../api/admin/commands.ts';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const page = read('docs/deploying.md');
const settings = read('deploy/site.env');
const namesIn = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map((match) => match[1]!))];

/** Where a path on the page may start: at the root, or in the folder that a command has changed to. */
const FOLDERS = ['.', 'docs', 'deploy', 'deploy/nginx', 'deploy/systemd'];
const VARIABLE = /`([A-Z][A-Z_]+)`/g;

function missingFiles(text: string) {
  const linked = namesIn(text, /\]\(([\w./-]+)[^)]*\)/g);
  const mentioned = namesIn(text, /\b((?:api|deploy|docs|scripts|tests)\/[\w./@-]*\w)/g);
  const installed = namesIn(text, /^(?:install -m \d+|sed ".*?") (?:\/srv\/site\/current\/)?([\w@./-]+) /gm);
  return [...linked, ...mentioned, ...installed].filter(
    (path) => !FOLDERS.some((folder) => existsSync(join(root, folder, path))),
  );
}

function missingCommands(text: string) {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const commands = namesIn(usage(), /^\s+([a-z]+(?:-[a-z]+)*)\b/gm);
  return [
    ...namesIn(text, /npm run ([\w:-]+)/g).filter((name) => !(name in scripts)),
    ...namesIn(text, /(?:site-admin|npm run admin --) ([a-z]+(?:-[a-z]+)*)/g).filter(
      (name) => !commands.includes(name),
    ),
  ];
}

function missingVariables(text: string) {
  const documented = [...namesIn(read('README.md'), VARIABLE), 'NODE_ENV'];
  const named = [...namesIn(text, VARIABLE), ...namesIn(text, /^([A-Z_]+)=/gm)];
  return named.filter((name) => !documented.includes(name));
}

const sources = (pattern: string, ...exclude: string[]) =>
  globSync(pattern, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**', ...exclude] })
    .map(read)
    .join('\n');

function missingEvents(text: string) {
  const code = sources('{api,server,shell}/**/*.ts');
  return namesIn(text, /`([a-z]+\.[a-z-]+)`/g).filter(
    (name) => !/\.(conf|env|html|md|ts)$/.test(name) && !code.includes(`'${name}'`),
  );
}

/** What the log calls an error, by itself or as a loop's failure, and the page does not name. */
function unexplainedErrors(code: string) {
  const named = namesIn(page, /`([a-z]+\.[a-z-]+)`/g);
  return namesIn(code, /(?:log\.error\(\s*|\bfailure: )'([a-z]+\.[a-z-]+)'/g).filter((name) => !named.includes(name));
}

describe('the page about putting the site live names only', () => {
  test('files that exist', () => {
    expect(missingFiles(page)).toEqual([]);
    const wrong = '[a page](nowhere.md), `deploy/nowhere`, and\ninstall -m 644 nginx/nowhere.conf /etc/nginx/\n';
    expect(missingFiles(wrong)).toEqual(['nowhere.md', 'deploy/nowhere', 'nginx/nowhere.conf']);
  });

  test('commands that exist', () => {
    expect(missingCommands(page)).toEqual([]);
    expect(missingCommands('`npm run nothing`, `site-admin dead-letters`')).toEqual(['nothing', 'dead-letters']);
  });

  test('variables that the README explains', () => {
    expect(missingVariables(page)).toEqual([]);
    expect(missingVariables(settings)).toEqual([]);
    expect(missingVariables('`SMTP_HOST`\nMAIL_TO=x\n')).toEqual(['SMTP_HOST', 'MAIL_TO']);
  });

  test('events that the site logs', () => {
    expect(missingEvents(page)).toEqual([]);
    expect(missingEvents('`mail.lost`')).toEqual(['mail.lost']);
  });
});

test('the page about putting the site live says what to do about each error in the log', () => {
  const code = sources('{api,server}/**/*.ts', 'server/development/**', '**/*.{test,cases,test-support}.ts');
  expect(unexplainedErrors(code)).toEqual([]);
  expect(unexplainedErrors(`log.error('mail.lost', {}); createLoop({ failure: 'loop.lost' })`)).toEqual([
    'mail.lost',
    'loop.lost',
  ]);
});
