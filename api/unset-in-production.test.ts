import { describe, expect, test } from 'vitest';
import { unsetInProduction } from './unset-in-production.ts';

describe('variables that are not set', () => {
  test('are not reported outside production', () => {
    expect(unsetInProduction({})).toEqual([]);
  });

  test('are reported in production, each with its consequence', () => {
    const unset = unsetInProduction({
      NODE_ENV: 'production',
      SITE_URL: 'https://www.haulwell.example',
      SMTP_URL: ' ',
    });
    const variables = unset.map(({ variable }) => variable);
    expect(variables).toContain('LCRCA_PROPOSAL_PASSWORD');
    expect(variables, 'staff have accounts').not.toContain('STAFF_PASSWORD');
    expect(variables).not.toContain('SITE_URL');
    expect(unset).toContainEqual({ variable: 'SMTP_URL', consequence: 'mail is written to files and reaches nobody' });
  });
});
