import type { LegalSection } from '../legal-text.ts';

export const security: LegalSection = {
  id: 'security',
  title: 'How we protect it, and for how long',
  blocks: [
    {
      points: [
        'Everything between your browser and this website is encrypted.',
        'Passwords guard proposals and staff pages. Wrong guesses are counted, and too many are refused.',
        'What opens a session is stored only as a hash, so a copy of the database lets nobody sign in.',
        'The website’s logs hold no names, email addresses or IP addresses.',
        'Our staff see only initials in their lists. Each time they open what somebody has sent, or export or erase somebody’s data, that is recorded.',
        'Backups are made daily, readable only by the account that runs the website, and deleted after 7 days. By then, what we have erased is gone from them too.',
      ],
    },
    'If something still goes wrong and puts you at risk, we tell you without delay, and the regulator within 72 hours.',
    { heading: 'How long we keep it', id: 'retention' },
    {
      table: {
        caption: 'Data retention',
        columns: ['What', 'How long'],
        rows: [
          ['Candidate records', 'Up to 7 years after our last contact'],
          [
            'Client records',
            '7 years after the contract ends; an enquiry through this website without one, 7 years after our last contact',
          ],
          ['Website data, such as general enquiries', '2 years'],
          ['Marketing data', 'Until you unsubscribe or withdraw your consent'],
          ['Financial records', '7 years'],
          ['Security access logs', '6 years from the access'],
          ['Logs under active investigation', 'Kept indefinitely, for as long as the investigation needs them'],
          ['Logs tied to legal proceedings', 'Until the matter ends, plus any appeal periods'],
        ],
      },
    },
    {
      table: {
        caption: 'Shorter periods on this website',
        columns: ['What', 'How long'],
        rows: [
          ['A newsletter or job alert that was asked for but never confirmed', '7 days'],
          ['Our copies of newsletters and job alerts that have been sent', '30 days'],
          ['The hash that counts your messages or wrong passwords', '1 day after the period it counts'],
          ['The hash that counts you as a viewer of a job', '1 day'],
          ['Searches that found no job, without who searched', '90 days'],
          ['How often a part of this website failed or was slow, without for whom', '7 days'],
          ['Backups', '7 days'],
        ],
      },
    },
    'When you write to us again, the period for your earlier messages starts afresh. Every day the website deletes what has reached its limit.',
  ],
};
