import { brand } from '@site/design-system/brand';

type Environment = Readonly<Record<string, string | undefined>>;

/** A variable that development does not need. */
interface UnsetVariable {
  variable: string;
  consequence: string;
}

const opens = (what: string) => `${what} opens to nobody, or with the embedded database to a generated password`;

const CONSEQUENCES: Readonly<Record<string, string>> = {
  DATABASE_URL: 'all data is in a folder on this machine, which one process at a time can open',
  SITE_URL: `links in mails lead to localhost, and canonical addresses to ${brand.url}`,
  TRUSTED_PROXIES: 'behind a proxy all visitors share one address and its limits, and session cookies are not Secure',
  FEED_URL: 'jobs come from a file',
  SMTP_URL: 'mail is written to files and reaches nobody',
  MAIL_FROM: `mail comes from ${brand.websiteEmail}`,
  MAIL_TO_GENERAL: `general messages go to ${brand.emails.general}`,
  MAIL_TO_COMMERCIAL: `clients' messages go to ${brand.emails.commercial}`,
  MAIL_TO_RECRUITMENT: `candidates' messages go to ${brand.emails.recruitment}`,
  MAIL_TO_PARTNERSHIPS: `partners' messages go to ${brand.emails.partnerships}`,
  LCRCA_PROPOSAL_PASSWORD: opens('the proposal to the combined authority'),
  TRANSPORT_UK_PROPOSAL_PASSWORD: opens('the proposal to the operator'),
  OPERATOR_PUBLIC_KEY: 'with a Postgres server, nobody can release a remote or roll it back',
};

/** The variables that are not set in production; empty elsewhere. For the person who starts the server. */
export function unsetInProduction(env: Environment = process.env): UnsetVariable[] {
  if (env['NODE_ENV']?.trim() !== 'production') return [];
  return Object.entries(CONSEQUENCES)
    .filter(([variable]) => !env[variable]?.trim())
    .map(([variable, consequence]) => ({ variable, consequence }));
}
