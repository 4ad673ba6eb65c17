import { brand, CallToAction, LinkButton } from '@site/design-system';
import { emergency } from '../../content/contact.ts';

/** The banner for operators who need a driver today. */
export function Emergency() {
  return (
    <CallToAction
      title={emergency.title}
      actions={
        <>
          <LinkButton href={brand.phone.href} start="phone" size="lg">
            Call {brand.phone.display}
          </LinkButton>
          <LinkButton href={brand.phoneAlt.href} start="clock" size="lg" variant="secondary">
            Out of hours {brand.phoneAlt.display}
          </LinkButton>
        </>
      }
    >
      {emergency.text}
    </CallToAction>
  );
}
