import { Select, TextArea, TextField } from '@site/design-system';
import { CAREER_INTERESTS } from '@site/contract';
import { EmailField, PhoneField } from '@site/remote-kit';
import { application } from '../../content/candidates.ts';
import { ConfirmedForm } from '../forms/confirmed-form.tsx';
import styles from '../forms/fields.module.css';
import { useReachedForm } from '../forms/use-reached-form.ts';
import { APPLY_ID, candidateForm } from './form.ts';

const interests = Object.entries(CAREER_INTERESTS).map(([value, label]) => ({ value, label }));

const HREF = `/candidates#${APPLY_ID}`;

export function ApplicationForm() {
  const { handle, reached } = useReachedForm(candidateForm);
  const { field } = handle;
  const { fields } = application;

  return (
    <ConfirmedForm handle={handle} reached={reached} href={HREF} label={application.label} words={application}>
      <TextField {...field('fullName')} required className={styles.wide} label={fields.fullName} autoComplete="name" />
      <EmailField {...field('email')} required label={fields.email} />
      <PhoneField {...field('phone')} required label={fields.phone} />
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
    </ConfirmedForm>
  );
}
