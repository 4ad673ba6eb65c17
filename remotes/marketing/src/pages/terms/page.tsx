import { TERMS_UPDATED, termsSections } from '../../content/terms.ts';
import { LegalPage } from '../../features/legal-page/legal-page.tsx';
import { LegalText } from '../../features/legal-page/legal-text.tsx';
import { Clipboard } from '../../features/terms/clipboard.tsx';
import { trail } from './meta.ts';

export function TermsPage() {
  return (
    <LegalPage
      title="Terms of service"
      lead="The rules of this website, in plain words."
      trail={trail}
      picture={<Clipboard />}
      updated={TERMS_UPDATED}
      sections={termsSections}
    >
      {termsSections.map((section) => (
        <LegalText key={section.id} section={section} />
      ))}
    </LegalPage>
  );
}
