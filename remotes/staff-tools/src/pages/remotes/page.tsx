import { Link, Select, Stack } from '@site/design-system';
import { REMOTE_STATUSES, remotes } from '@site/contract';
import { defineDeskPage } from '../../features/desk/define-desk-page.tsx';
import { ListFilters } from '../../features/desk/list-filters.tsx';
import { StaffList } from '../../features/desk/staff-list.tsx';
import { BundledPackages } from '../../features/remotes/bundled-packages.tsx';
import { CompositionDetails } from '../../features/remotes/composition-details.tsx';
import { DeprecatedNames } from '../../features/remotes/deprecated-names.tsx';
import { LatestChanges } from '../../features/remotes/latest-changes.tsx';
import { ReleasedVersions } from '../../features/remotes/released-versions.tsx';
import { RemoteCalls } from '../../features/remotes/remote-calls.tsx';
import { RemoteProblems } from '../../features/remotes/remote-problems.tsx';
import { SharePreview } from '../../features/remotes/share-preview.tsx';
import { REMOTE_STATUS_NAMES, remoteColumns, toRemoteRow } from '../../features/remotes/remote-table.tsx';
import { VersionFiguresTable } from '../../features/remotes/version-figures.tsx';

const STATUSES = REMOTE_STATUSES.map((value) => ({ value, label: REMOTE_STATUS_NAMES[value] }));

export const { Component, loader, action, isPrivate, meta } = defineDeskPage({
  title: 'Remotes',
  lead: 'Internal page: what remotes the site is composed of, and in which versions. Sizes are uncompressed.',
  endpoint: remotes,
  failed: 'The remotes could not be read',
  show: (list, { query }) => (
    <Stack gap={5}>
      <RemoteProblems remotes={list.rows} />
      <Link href="/staff/failures" variant="standalone">
        Find a failure by its number
      </Link>
      <SharePreview versions={list.versions} />
      <StaffList
        list={list}
        endpoint={remotes}
        caption="The site’s remotes"
        columns={remoteColumns}
        toRow={toRemoteRow}
        filters={
          <ListFilters label="Filter the remotes">
            <Select
              label="Build"
              name="status"
              options={STATUSES}
              placeholder="All"
              defaultValue={query.status ?? ''}
            />
          </ListFilters>
        }
        empty="The registry names no remotes"
      />
      <VersionFiguresTable figures={list.figures} />
      <ReleasedVersions versions={list.versions} />
      <LatestChanges changes={list.changes} />
      <RemoteCalls calls={list.calls} />
      <DeprecatedNames versions={list.deprecatedNames} />
      <BundledPackages packages={list.packages} />
      <CompositionDetails shell={list.shell} remotes={list.rows} />
    </Stack>
  ),
});
