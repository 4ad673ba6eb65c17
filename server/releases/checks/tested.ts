import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteDescriptor } from '@site/remote-kit/descriptor.ts';
import { RECORD } from '../../../build/freshness.ts';
import type { RemoteBuild } from '../../remotes/remote-build.ts';
import type { Check } from './check.ts';

/** Whether it was built in the site's own repository, whose tests run before a deployment. */
export const isOwnBuild = ({ versions = '', version }: RemoteBuild): boolean =>
  existsSync(join(versions, version, RECORD));

/** Whether the version's own tests have passed, on the sources that it was built from. */
export const checkTested = ({ tested }: Pick<RemoteDescriptor, 'tested'>): Check => ({
  checked: 'its own tests, which passed on the sources that it was built from',
  problems:
    tested === undefined
      ? [
          'its tests have not passed on what it was built from: `release` without a version tests it and builds it again',
        ]
      : [],
});
