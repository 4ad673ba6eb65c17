import { Select, Text, TextArea, TextField } from '@site/design-system';
import { CAREER_INTERESTS } from '@site/contract';
import { FormView, useForm } from '@site/remote-kit';
import { application } from '../../content/candidates.ts';
import { NotSentBanner } from '../forms/not-sent-banner.tsx';
import { PrivacyNote } from '../forms/privacy-note.tsx';
import { SentPanel } from '../forms/sent-panel.tsx';
import { useSent } from '../forms/use-sent.ts';
import styles from '../forms/fields.module.css';
import { APPLY_ID, candidateForm } from './form.ts';

const interests = Object.entries(CAREER_INTERESTS).map(([value, label]) => ({ value, label }));

const HREF = `/candidates#${APPLY_ID}`;

export function ApplicationForm() {
  const candidate = useForm(candidateForm);
  const { reference, heading, startAgain } = useSent(candidate, application.sent.announcement);
  const { failure } = candidate.state;
  const { field } = candidate;
  const { fields, sent } = application;

  if (reference !== undefined)
    return (
      <SentPanel
        title={sent.title}
        headingRef={heading}
        reference={reference}
        again={{ label: sent.again, href: HREF, onClick: startAgain }}
      >
        <Text>{sent.next}</Text>
        <Text>{sent.prepare}</Text>
      </SentPanel>
    );
  return (
    <FormView
      handle={candidate}
      action={HREF}
      aria-label={application.label}
      submitLabel={application.send}
      pendingLabel={application.sending}
      button={{ size: 'lg' }}
      failure={failure && <NotSentBanner title={application.notSent} failure={failure} />}
    >
      <div className={styles.fields}>
        <TextField
          {...field('fullName')}
          required
          className={styles.wide}
          label={fields.fullName}
          autoComplete="name"
        />
        <TextField {...field('email')} required label={fields.email} type="email" autoComplete="email" />
        <TextField {...field('phone')} required label={fields.phone} type="tel" autoComplete="tel" />
        <Select
          {...field('careerInterest')}
          required
          label={fields.careerInterest}
          placeholder={fields.choose}
          options={interests}
        />
        <TextField
          {...field('yearsOfExperience')}
          required
          label={fields.yearsOfExperience}
          type="number"
          min={0}
          max={60}
        />
        <TextArea
          {...field('about')}
          className={styles.wide}
          label={fields.about}
          optionalLabel={fields.optional}
          hint={fields.aboutHint}
          rows={5}
        />
      </div>
      <PrivacyNote>{application.privacy}</PrivacyNote>
    </FormView>
  );
}
