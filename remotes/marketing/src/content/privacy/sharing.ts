import type { LegalSection } from '../legal-text.ts';

export const sharing: LegalSection = {
  id: 'sharing',
  title: 'Who we share it with',
  blocks: [
    'We share no more than each of these needs:',
    {
      points: [
        'clients with a role for you, once you have agreed to be put forward',
        'candidates, who need to know whom to report to at a client’s site',
        'suppliers who host this website, carry our email and phone calls, or run payroll, on our written instructions only',
        'public bodies such as HMRC, the Home Office, DVLA, DVSA and the police, where the law requires it, or to check your licence or right to work',
        'our insurers, auditors and legal advisers, in confidence',
      ],
    },
    'We never sell personal information, and never pass it on for anybody else’s marketing.',
    'These pages load no advertising, statistics, fonts, maps or videos from other companies. A link to another website, such as an employer’s own application form, takes you to a site with its own privacy policy.',
    { heading: 'Outside the UK' },
    'Before a supplier handles personal information outside the UK, we make sure that UK law allows it: either regulations recognise the country’s protection as adequate, or the contract contains the safeguards that the regulator has issued. Ask us which of them apply to you.',
  ],
};
