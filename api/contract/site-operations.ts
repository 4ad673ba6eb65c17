import type { AccessScope } from './access.ts';
import { TOO_MANY_READS, type Operations } from './operation.ts';
import type { siteEndpoints } from './site-endpoints.ts';

const ALERT_GONE = 'The link is unknown, or its alert has ended';

const gate = (opens: AccessScope, what: string, example = 'a-password') =>
  ({
    summary: `Opens ${what} with its password, asks whether the session is valid, or ends it`,
    tag: 'Access',
    description:
      'The session travels in an HttpOnly cookie. An expired session is not an error: the reply is `valid: false`.',
    opens,
    refusals: {
      401: 'The password is wrong, or none is set',
      429: 'Too many wrong passwords',
      503: 'Too many passwords are waiting to be checked',
    },
    example: { action: 'login', password: example },
  }) as const;

export const siteOperations: Operations<keyof typeof siteEndpoints> = {
  getJobs: {
    summary: 'Lists open jobs that match a search and filters, by page',
    tag: 'Jobs',
    description:
      'Salaries are pounds a year; pay by the hour or day is compared by its yearly value. A search that finds nothing ' +
      'is tried once more with its typing errors corrected; `corrected` then says so. With `exact=1` it is not. ' +
      '`near` is a town, an area or a postcode, of which only the outward part is used: `place` says what it was ' +
      'understood as. Around towns and postcodes jobs are found within `within` miles, 10 unless given; in an area, ' +
      'those in it and, with `within`, those no further from its towns. A postcode in `search` counts as `near`. ' +
      'A filter may be repeated for several options, any of which may apply. Jobs whose advert does not say match no ' +
      'shift, licence or hours. With `facets=1` the reply says how many jobs each option would find. Where nothing is ' +
      'found, `alternatives` has wider searches. An advert stays open until it leaves the feed, whatever its closing date.',
    refusals: { 429: TOO_MANY_READS },
    example: { search: 'class 1', location: 'Leeds', sort: 'salary-high' },
  },
  getJobDetails: {
    summary: 'One open job, and up to four others like it',
    tag: 'Jobs',
    refusals: {
      404: 'There never was a job with this slug',
      410: 'The job is closed; similar open jobs are included',
      429: TOO_MANY_READS,
    },
    example: { slug: 'van-driver-leeds-7002' },
  },
  jobViewed: {
    summary: 'Counts that somebody sees a job’s page',
    tag: 'Jobs',
    description:
      'Counted once for each visitor, job and day. Robots, unknown jobs and repeated views count for nothing.',
    refusals: { 429: 'Too many views came from this address' },
    example: { id: '5f0c1c0e-5d0b-4a5c-9d7e-0d5b8f2f7a10' },
  },
  applyToJob: {
    summary: 'Takes an application for a job',
    tag: 'Forms',
    description:
      '`cvFile` is a PDF, DOC, DOCX or ODT file of at most 5 MB, its content in Base64. One whose content is not what ' +
      'its name says, or that contains macros, is refused.',
    takesForm: true,
    refusals: { 404: 'There is no such job', 410: 'The job is no longer open for applications' },
    example: {
      fullName: 'Tom Ferrier',
      email: 'tom@example.org',
      phone: '01632 960 177',
      jobTitle: 'Van Driver',
      jobSlug: 'van-driver-leeds-7002',
    },
  },
  sendEmail: {
    summary: 'Takes a message from the contact form',
    tag: 'Forms',
    takesForm: true,
    example: {
      firstName: 'Priya',
      lastName: 'Nair',
      email: 'priya@example.org',
      phone: '+44 (0)1632 960-118',
      inquiryType: 'hire',
      message: 'Four Class 2 drivers for a fortnight, please.',
    },
  },
  requestQuote: {
    summary: 'Takes a client’s request for a quote',
    tag: 'Forms',
    takesForm: true,
    example: {
      companyName: 'Pennine Chilled Ltd',
      contactName: 'Moira Lindqvist',
      email: 'moira@example.org',
      service: 'emergency-cover',
      requirements: 'Three Class 1 drivers for tonight, out of Rochdale.',
    },
  },
  registerCandidate: {
    summary: 'Takes a candidate’s registration',
    tag: 'Forms',
    takesForm: true,
    example: {
      fullName: 'Kwame Boateng',
      email: 'kwame@example.org',
      phone: '07700 900184',
      careerInterest: 'psv-driver',
      yearsOfExperience: 12,
    },
  },
  subscribe: {
    summary: 'Sends the link that confirms a subscription to the newsletter',
    tag: 'Subscriptions',
    description: 'Answers every address alike, so that it does not reveal who is subscribed.',
    takesForm: true,
    example: { email: 'noor@example.org' },
  },
  jobAlert: {
    summary: 'Sends the link that confirms an alert for new jobs',
    tag: 'Subscriptions',
    description: 'At least one of the criteria must be given. Answers every address alike.',
    takesForm: true,
    example: {
      email: 'noor@example.org',
      search: 'tanker',
      near: 'Leeds',
      within: 10,
      salary_min: 30_000,
      frequency: 'weekly',
    },
  },
  confirmSubscription: {
    summary: 'Confirms a subscription with the token from the link in the mail',
    tag: 'Subscriptions',
    refusals: { 404: 'The link is unknown', 410: 'The link is more than 7 days old' },
    example: { token: 'from-the-link' },
  },
  unsubscribe: {
    summary: 'Ends a subscription with the token from any of its mails',
    tag: 'Subscriptions',
    description:
      'Mail programs post the form `List-Unsubscribe=One-Click` instead, with the token in the query (RFC 8058). ' +
      'An unknown token gets the same reply as any other.',
    example: { token: 'from-the-link' },
  },
  alertSettings: {
    summary: 'What a job alert looks for and how often it is sent, with the token from any of its mails',
    tag: 'Subscriptions',
    refusals: { 404: ALERT_GONE },
    example: { token: 'from-the-link' },
  },
  changeAlert: {
    summary: 'Changes, pauses, resumes or keeps a job alert with the token from any of its mails',
    tag: 'Subscriptions',
    description: '`change` replaces frequency and criteria. Any of the actions keeps the alert for another year.',
    refusals: { 404: ALERT_GONE, 409: 'The same address has another alert with these criteria' },
    example: { action: 'change', token: 'from-the-link', frequency: 'weekly', search: 'tanker' },
  },
  secureAuth: gate('lcrca', 'the proposals to the authority'),
  transportUkAuth: gate('transport-uk', 'the proposal to the operator'),
  staffAuth: gate('staff', 'the staff tools'),
  proposalContent: {
    summary: 'The text of a proposal',
    tag: 'Proposals',
    sessions: ['lcrca', 'transport-uk'],
    refusals: { 401: 'No session that opens this copy' },
    example: { copy: 'updated' },
  },
  publicJobs: { summary: 'Rows of the open jobs', tag: 'Tables', refusals: { 429: TOO_MANY_READS } },
  jobCategories: { summary: 'Rows of the specialisations', tag: 'Tables', refusals: { 429: TOO_MANY_READS } },
  jobAddresses: {
    summary: 'Names the open jobs and when each last changed, for the sitemap',
    tag: 'Jobs',
    refusals: { 429: TOO_MANY_READS },
  },
  landingPage: {
    summary: 'What a page about the jobs of a role or a place links to',
    tag: 'Jobs',
    refusals: { 404: 'There is no such role or place', 429: TOO_MANY_READS },
  },
  landingAddresses: {
    summary: 'Names the roles and places that have jobs, for the sitemap',
    tag: 'Jobs',
    refusals: { 429: TOO_MANY_READS },
  },
  suggestPlaces: {
    summary: 'Places whose names begin as typed, those with open jobs first',
    tag: 'Jobs',
    description: 'Towns, areas and outward postcodes. `value` is what get-jobs takes as `near` for just that place.',
    refusals: { 429: TOO_MANY_READS },
    example: { text: 'sal' },
  },
  suggestSearches: {
    summary: 'Searches that begin with what is typed, and how many open jobs each finds',
    tag: 'Jobs',
    description:
      'Every word of `text` begins a word of the search. The searches are titles of open jobs and terms of the trade, ' +
      'never what other visitors searched for. A text that begins none is tried with its typing errors corrected.',
    refusals: { 429: TOO_MANY_READS },
    example: { text: 'fork' },
  },
  proposalRead: {
    summary: 'Record that a section was opened',
    tag: 'Proposals',
    sessions: ['lcrca', 'transport-uk'],
    refusals: { 401: 'No session that opens this copy' },
    example: { copy: 'updated', section: 'objective' },
  },
  payByRole: {
    summary: 'What the open jobs of each role pay',
    tag: 'Jobs',
    description:
      'Quartiles in pounds a year. Each job counts with the middle of its range, an hour 2,080 times and a day 260 ' +
      'times. Roles with fewer than 5 jobs that publish their pay are left out.',
    refusals: { 429: TOO_MANY_READS },
  },
};
