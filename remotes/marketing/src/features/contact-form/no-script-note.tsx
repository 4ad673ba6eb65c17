import { Banner, brand, Link } from '@site/design-system';

/** Without scripts the form is hidden, and this says what to do instead. */
export function NoScriptNote() {
  return (
    <noscript>
      <Banner tone="info" title="This form needs JavaScript, which is switched off in your browser.">
        <p>
          Please call <Link href={brand.phone.href}>{brand.phone.display}</Link> or e-mail{' '}
          <Link href={`mailto:${brand.email}`}>{brand.email}</Link> with your name, your phone number and how we can
          help. We reply just as quickly.
        </p>
      </Banner>
    </noscript>
  );
}
