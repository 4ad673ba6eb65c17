import { Stack, TextField } from '@site/design-system';
import { MAIL_STATUSES, mails, type MailStatus } from '@site/contract';
import { CountLinks } from '../../features/desk/count-links.tsx';
import { defineDeskPage } from '../../features/desk/define-desk-page.tsx';
import { ListFilters } from '../../features/desk/list-filters.tsx';
import { StaffList } from '../../features/desk/staff-list.tsx';
import { STATUS_NAMES } from '../../features/mail/mail-status.tsx';
import { mailColumns, toMailRow } from '../../features/mail/mail-table.tsx';

export const { Component, loader, action, isPrivate, meta } = defineDeskPage({
  title: 'Mail',
  lead: 'Internal page: the mail that the site has sent, is about to send or could not deliver.',
  endpoint: mails,
  failed: 'The mail outbox could not be read',
  show: (list, { query }) => {
    const { status, search = '' } = query;
    return (
      <Stack gap={5}>
        <CountLinks label="Mail by status" counts={countsFor(list.counts, search)} />
        <StaffList
          list={list}
          endpoint={mails}
          caption="The mail outbox, newest first"
          columns={mailColumns}
          toRow={toMailRow}
          filters={
            <ListFilters label="Search the mail">
              {status !== undefined && <input type="hidden" name="status" value={status} />}
              <TextField label="Reference or subject" name="search" defaultValue={search} maxLength={100} />
            </ListFilters>
          }
          empty="The site has written no mail yet"
        />
      </Stack>
    );
  },
});

/** All mails that match the search, then those of each status. */
function countsFor(counts: Readonly<Record<MailStatus, number>>, search: string) {
  const queryFor = (status: MailStatus | undefined) => {
    const query = new URLSearchParams({ ...(status && { status }), ...(search && { search }) }).toString();
    return query && `?${query}`;
  };
  const total = MAIL_STATUSES.reduce((sum, status) => sum + counts[status], 0);
  return [
    { query: queryFor(undefined), name: 'In all', count: total },
    ...MAIL_STATUSES.map((status) => ({
      query: queryFor(status),
      name: STATUS_NAMES[status],
      count: counts[status],
    })),
  ];
}
