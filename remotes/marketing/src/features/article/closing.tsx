import { brand, CallToAction, LinkButton } from '@site/design-system';
import { closing } from '../../content/article.ts';
import styles from './article.module.css';

export function Closing() {
  const { title, text, actions } = closing;
  return (
    <CallToAction
      className={styles.unprinted}
      title={title}
      actions={
        <>
          <LinkButton href="/candidates" size="lg" icon="arrow-right" iconPosition="end">
            {actions.candidates}
          </LinkButton>
          <LinkButton href={brand.phone.href} size="lg" variant="secondary" icon="phone">
            {actions.call}
          </LinkButton>
          <LinkButton href={`mailto:${brand.emails.recruitment}`} size="lg" variant="secondary" icon="mail">
            {actions.mail}
          </LinkButton>
        </>
      }
    >
      {text}
    </CallToAction>
  );
}
