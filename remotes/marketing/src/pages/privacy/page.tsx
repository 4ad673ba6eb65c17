import { PRIVACY_EXTENDED, PRIVACY_UPDATED, privacySections } from '../../content/privacy.ts';
import { replyTimes } from '../../content/privacy/rights.ts';
import { DirectionSign } from '../../features/direction-sign/direction-sign.tsx';
import { LegalPage } from '../../features/legal-page/legal-page.tsx';
import { LegalText } from '../../features/legal-page/legal-text.tsx';
import { Commitment } from '../../features/privacy/commitment.tsx';
import { TrailerDoors } from '../../features/privacy/trailer-doors.tsx';
import { trail } from './meta.ts';
import styles from './page.module.css';

export function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy policy"
      lead="What we know about you, why, who else sees it, and when it goes."
      trail={trail}
      picture={<TrailerDoors />}
      updated={PRIVACY_UPDATED}
      extended={PRIVACY_EXTENDED}
      introduction={<Commitment />}
      sections={privacySections}
    >
      {privacySections.map((section) => (
        <LegalText key={section.id} section={section}>
          {section.id === 'rights' && (
            <div className={styles.replyTimes}>
              <DirectionSign from="From your request, we reply within" destinations={replyTimes} />
            </div>
          )}
        </LegalText>
      ))}
    </LegalPage>
  );
}
