import { describe, expect, test } from 'vitest';
import { scopeOf } from './scope.ts';

describe('npm test -- <name>', () => {
  test.each(['job-board', 'remotes/job-board', './remotes/job-board/'])('%s is the remote', (name) => {
    const { path, remote, browserTests } = scopeOf(name);
    expect({ path, remote }).toEqual({ path: 'remotes/job-board', remote: 'job-board' });
    expect(browserTests).toContain('tests/e2e/every-page.spec.ts');
    expect(browserTests).toContain('tests/e2e/find-a-job.spec.ts');
    expect(browserTests).toContain('tests/browsers/journey.spec.ts');
    expect(browserTests).not.toContain('tests/e2e/gated.spec.ts');
  });

  test('a folder means everything in it', () => {
    expect(scopeOf('api/forms')).toEqual({ path: 'api/forms', browserTests: [] });
  });

  test.each(['tests/e2e/contact.spec.ts', 'tests/browsers'])('%s is run in the browser', (path) => {
    expect(scopeOf(path)).toEqual({ path, browserTests: [path] });
  });

  test('an unknown name is refused', () => {
    expect(() => scopeOf('job-bord')).toThrow('There is no remote, folder or file called job-bord');
    expect(() => scopeOf('')).toThrow();
  });
});
