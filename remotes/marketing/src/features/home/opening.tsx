import { Hero, LinkButton } from '@site/design-system';
import { candidatesHref, clientsHref } from '@site/remote-kit/links/marketing.ts';
import { destinations, opening, SIGN_TITLE } from '../../content/home.ts';
import { DirectionSign } from '../direction-sign/direction-sign.tsx';
import { RoadScene } from './road-scene.tsx';
import styles from './opening.module.css';

/** What visitors see first: who we are, the two ways on, and a lorry arriving under a direction sign. */
export function Opening() {
  return (
    <div className={styles.opening}>
      <Hero
        className={styles.hero}
        {...opening}
        actions={
          <>
            <LinkButton href={clientsHref} size="lg" end="arrow-right">
              Hire with Us
            </LinkButton>
            <LinkButton href={candidatesHref} size="lg" variant="secondary">
              View Opportunities
            </LinkButton>
          </>
        }
        aside={
          <div className={styles.sign}>
            <DirectionSign from={SIGN_TITLE} destinations={destinations} />
          </div>
        }
      />
      <RoadScene />
    </div>
  );
}
