import { Card, CheckList, Heading, Stack, TextArea, TextField } from '@site/design-system';
import { EmailField, PhoneField } from '@site/remote-kit';
import { tradeAssociationHref } from '@site/remote-kit/links/marketing.ts';
import { request, REQUEST_ID } from '../../content/trade-association.ts';
import { ConfirmedForm } from '../forms/confirmed-form.tsx';
import styles from '../forms/fields.module.css';
import { FormSection } from '../forms/form-section.tsx';
import { useReachedForm } from '../forms/use-reached-form.ts';
import { staffRequestForm } from './form.ts';

/** A short contact form for members who need people. */
export function StaffRequest() {
  const { handle, reached } = useReachedForm(staffRequestForm);
  const { field } = handle;
  const { heading, text, fields, helps } = request;

  return (
    <FormSection id={REQUEST_ID} heading={heading} text={text} aside={<WhatHelps {...helps} />}>
      <ConfirmedForm
        handle={handle}
        reached={reached}
        href={`${tradeAssociationHref}#${REQUEST_ID}`}
        label={heading}
        words={request}
      >
        <TextField {...field('firstName')} required label={fields.firstName} autoComplete="given-name" />
        <TextField {...field('lastName')} required label={fields.lastName} autoComplete="family-name" />
        <EmailField {...field('email')} required label={fields.email} />
        <PhoneField {...field('phone')} required label={fields.phone} />
        <input type="hidden" name={field('inquiryType').name} value="hire" />
        <TextArea {...field('message')} required className={styles.wide} label={fields.message} rows={5} />
      </ConfirmedForm>
    </FormSection>
  );
}

function WhatHelps({ heading, items }: { heading: string; items: readonly string[] }) {
  return (
    <Card as="aside" padding="lg" data-tone="ink" aria-label={heading}>
      <Stack>
        <Heading level={3}>{heading}</Heading>
        <CheckList items={items} />
      </Stack>
    </Card>
  );
}
