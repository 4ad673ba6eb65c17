import { useEffect, useRef, useState, type ChangeEvent, type SyntheticEvent } from 'react';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { Button, Checkbox, RadioGroup, Select, Text, TextField } from '@site/design-system';
import * as words from '../../content/hours-calculator.ts';
import { addressOf, FIELDS, readShift, type Answers, type Field, type FieldErrors } from './answers.ts';
import { HoursAnswer } from './hours-answer.tsx';
import styles from './hours-calculator.module.css';

/** Without scripts, the form sends its fields to the page's address, whose loader reads them. */
const ADDRESS = '/blog/driver-hours-regulations#calculator';

/** How long a driver may still drive. It works out the answer as somebody types, and keeps it in the page's address. */
export function HoursCalculator() {
  const loaded = useLoaderData<Answers>();
  const navigate = useNavigate();
  const answer = useRef<HTMLDivElement>(null);
  const [answers, setAnswers] = useState(loaded);
  const [editing, setEditing] = useState<string>();
  const { shift, errors: faults = {} } = readShift(answers);
  const errors = withoutField(editing, faults);

  const change = (field: Field, value: string) => setAnswers({ ...answers, [field]: value });
  useEffect(() => {
    const address = addressOf(answers);
    if (editing || address === addressOf(loaded)) return;
    void navigate(address, { replace: true, preventScrollReset: true });
  }, [answers, editing, loaded, navigate]);
  const showAnswer = (form: HTMLFormElement) => {
    const faulty = FIELDS.find((field) => faults[field]);
    const target = faulty ? form.querySelector<HTMLElement>(`[name="${faulty}"]`) : answer.current;
    target?.focus();
  };
  const text = (field: Field) => ({
    ...words.fields[field],
    name: field,
    value: answers[field],
    error: errors[field],
    required: true,
    onBlur: () => setEditing(undefined),
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
      setEditing(field);
      change(field, target.value);
    },
  });
  const time = (field: Field) => ({ ...text(field), inputMode: 'text', autoComplete: 'off', maxLength: 12 }) as const;

  return (
    <section id="calculator" aria-label={words.name} className={styles.calculator}>
      <Text className={styles.opening}>{words.intro}</Text>
      <form
        action={ADDRESS}
        noValidate
        className={styles.form}
        onSubmit={(event: SyntheticEvent<HTMLFormElement>) => {
          event.preventDefault();
          setEditing(undefined);
          showAnswer(event.currentTarget);
        }}
      >
        <fieldset className={styles.group}>
          <legend>{words.groups.day}</legend>
          <TextField {...time('started')} />
          <TextField {...time('now')} />
          <TextField {...time('sinceBreak')} />
          <TextField {...time('today')} />
        </fieldset>
        <fieldset className={styles.group}>
          <legend>{words.groups.week}</legend>
          <TextField {...time('week')} />
          <TextField {...time('lastWeek')} />
          <Select {...text('extended')} options={words.extendedOptions} />
          <Select {...text('reduced')} options={words.reducedOptions} />
        </fieldset>
        <fieldset className={styles.group}>
          <legend>{words.groups.rest}</legend>
          <RadioGroup
            legend={words.fields.rest.label}
            name="rest"
            options={words.restOptions}
            value={answers.rest}
            error={errors.rest}
            onValueChange={(value) => change('rest', value)}
          />
          <Checkbox
            {...words.fields.firstPart}
            name="firstPart"
            value="yes"
            checked={answers.firstPart === 'yes'}
            error={errors.firstPart}
            onChange={({ target }) => change('firstPart', target.checked ? 'yes' : '')}
          />
        </fieldset>
        <Button type="submit" className={styles.submit}>
          {words.submit}
        </Button>
      </form>
      <div ref={answer} tabIndex={-1} className={styles.answer} data-tone="ink">
        <HoursAnswer shift={shift} faults={errors} />
      </div>
      <Text size="sm" muted className={styles.disclaimer}>
        {words.disclaimer}
      </Text>
    </section>
  );
}

/** A field's error waits until somebody has finished typing in it. */
const withoutField = (editing: string | undefined, errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => field !== editing));
