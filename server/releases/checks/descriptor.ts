import type { RemoteDescriptor } from '@site/remote-kit/descriptor.ts';
import { counted, type Check } from './check.ts';

/** Whether the version says the same of itself as its folder does. */
export function checkDescriptor(
  descriptor: RemoteDescriptor,
  { name, version }: Pick<RemoteDescriptor, 'name' | 'version'>,
): Check {
  const paths = descriptor.routes.map(({ path }) => path);
  const repeated = paths.filter((path, index) => paths.indexOf(path) < index);
  return {
    checked: `${counted(paths.length, 'route')} of its own, and the shared packages`,
    problems: [
      ...(descriptor.name === name ? [] : [`it says that it is ${descriptor.name}, not ${name}`]),
      ...(descriptor.version === version ? [] : [`it says that it is version ${descriptor.version}, not ${version}`]),
      ...(paths.length > 0 ? [] : ['it has no route']),
      ...repeated.map((path) => `it has ${path} twice`),
    ],
  };
}
