import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ExplainedError } from '@site/api/program';
import type { RemoteDescriptor, SharedPackages } from '@site/remote-kit/descriptor.ts';
import { sourcesOf, TESTED_SOURCES } from '../../../build/freshness.ts';
import { run } from '../../../scripts/run.ts';
import type { RegisteredFolder } from '../../remotes/registrations.ts';

/** Where remotes are built: this project, or the repository of one. */
export interface Project {
  /** @throws ExplainedError when it is not here */
  remote(name: string): Promise<RegisteredFolder>;
  /** The commands that test and build a remote, and the folders that they run in. */
  steps(name: string): { tests: readonly Step[]; build: Step };
  /** What a build is checked against. */
  provided(): SharedPackages;
  /** Puts a version where the site looks for it, and says where; without it, it is built there. */
  put?(version: string, keyFile: string): Promise<string>;
}

interface Step {
  command: string;
  args: readonly string[];
  cwd: string;
}

class BuildFailed extends ExplainedError {
  override name = 'BuildFailed';
}

/** Tests and builds the remote, and returns the version that is now in its folder. @throws BuildFailed */
export async function build(project: Project, name: string, progress: (text: string) => void): Promise<string> {
  const { dist } = await project.remote(name);
  const sources = await sourcesOf(dirname(dist));
  const steps = project.steps(name);
  progress(`Testing ${name} …`);
  for (const step of steps.tests) await perform(step);
  progress(`Building ${name} …`);
  await perform(steps.build, { [TESTED_SOURCES]: sources });
  const { version, tested } = JSON.parse(await readFile(join(dist, 'remote.json'), 'utf8')) as RemoteDescriptor;
  if (tested !== sources)
    throw new BuildFailed(`The sources of ${name} were changed while they were tested: try again`);
  return version;
}

async function perform({ command, args, cwd }: Step, env: Record<string, string> = {}): Promise<void> {
  const { code, output } = await run(command, args, { cwd, env });
  if (code !== 0) throw new BuildFailed(output);
}
