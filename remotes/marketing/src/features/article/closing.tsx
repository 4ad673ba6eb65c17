import { brand, CallToAction, LinkButton } from '@site/design-system';
import { candidatesHref } from '@site/remote-kit/links/marketing.ts';
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
          <LinkButton href={candidatesHref} size="lg" end="arrow-right">
            {actions.candidates}
          </LinkButton>
          <LinkButton href={brand.phone.href} size="lg" variant="secondary" start="phone">
            {actions.call}
          </LinkButton>
          <LinkButton href={`mailto:${brand.emails.recruitment}`} size="lg" variant="secondary" start="mail">
            {actions.mail}
          </LinkButton>
        </>
      }
    >
      {text}
    </CallToAction>
  );
}
