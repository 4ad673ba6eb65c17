import { SECRETS } from '../api/secrets/secret-variables.ts';

/**
 * The variables as the operator set them. React decides by NODE_ENV, as it is imported, whether to check everything
 * that it renders, which takes two to three times as long; so the programs that serve builds import this module first.
 * Whether the site is in production is still for the operator to say.
 */
export const environment: Readonly<Record<string, string | undefined>> = { ...process.env };

process.env['NODE_ENV'] = process.env['NODE_ENV']?.trim() || 'production';

/** Programs that this one starts need none of them, and neither does what it imports. */
for (const name of SECRETS) delete process.env[name];
