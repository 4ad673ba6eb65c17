import { useRef, type ComponentProps } from 'react';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { cx } from 'class-variance-authority';
import { FormField } from '../form-field/form-field.tsx';
import { useField, type FieldControlled, type FieldProps, type FieldValue } from '../form-field/use-field.ts';
import { CharacterCount, countId } from './character-count.tsx';
import control from '../form-field/control.module.css';
import styles from './text-area.module.css';

export type TextAreaProps = FieldProps &
  FieldValue<HTMLTextAreaElement> &
  Omit<ComponentProps<'textarea'>, FieldControlled | 'maxLength'> & {
    name: string;
    /** Accepted number of characters. More can be typed, and is counted, so that pasted text is never cut unnoticed. */
    limit?: number;
  };

/**
 * Several lines of text, with its label, hint and error.
 *
 * **Use it** for messages and other answers in the visitor's own words; `limit` adds a count.
 * **Not** for one line: that is a `TextField`.
 */
export function TextArea({ rows = 5, limit, ref, ...props }: TextAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const areaRef = useComposedRefs(area, ref);
  const { frame, control: wiring } = useField(props);
  const counted = limit !== undefined && {
    'aria-describedby': [wiring['aria-describedby'], countId(frame.id)].filter(Boolean).join(' '),
  };
  return (
    <FormField {...frame}>
      <textarea {...wiring} {...counted} ref={areaRef} rows={rows} className={cx(control.control, styles.area)} />
      {limit !== undefined && <CharacterCount id={frame.id} area={area} value={props.value} limit={limit} />}
    </FormField>
  );
}
