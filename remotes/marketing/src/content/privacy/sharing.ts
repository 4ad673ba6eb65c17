import type { LegalSection } from '../legal-text.ts';

export const sharing: LegalSection = {
  id: 'sharing',
  title: 'Who we share it with',
  blocks: [
    'We share what each of them needs, and no more:',
    {
      points: [
        'clients with a role for you, once you have agreed to be put forward; and candidates, so that they know where to report',
        'suppliers who host this website, carry our e-mail and phone calls, or run payroll, on our written instructions only',
        'public bodies such as HMRC, the Home Office, DVLA, DVSA and the police, where the law requires it or a check of your licence or right to work needs it',
        'our insurers, auditors and legal advisers, in confidence',
      ],
    },
    'We never sell personal information, and never pass it on for anybody else’s marketing.',
    'These pages load no advertising, statistics, fonts, maps or videos from other companies. A link to another website, such as an employer’s own application form, leads to a place with a privacy policy of its own.',
    { heading: 'Outside the UK' },
    'Before a supplier handles personal information outside the UK, we make sure that UK law allows it: by regulations that find the country’s protection good enough, or by a contract with the safeguards that the regulator has issued. Ask us which of them apply to you.',
  ],
};
