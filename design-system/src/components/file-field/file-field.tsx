import { useLayoutEffect, useRef, useState, type ChangeEvent, type ComponentProps } from 'react';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { cx } from 'class-variance-authority';
import { FormField } from '../form-field/form-field.tsx';
import { useField, type FieldControlled, type FieldProps } from '../form-field/use-field.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import control from '../form-field/control.module.css';
import styles from './file-field.module.css';

export type FileFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, FieldControlled | 'type' | 'multiple'> & {
    name: string;
    /** Chosen from the start: a file that the visitor has chosen before. Browsers only. */
    defaultFile?: File | undefined;
    onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
  };

/**
 * One file, chosen or dropped, with its label, hint and error. It is the browser's own control, so it needs no script;
 * the button that removes the file does.
 *
 * **Use it** for a document that the visitor sends; `hint` says which kinds and sizes are accepted, `accept` passes the
 * kinds to the browser.
 * **Not** for text that can be typed: that is a `TextArea`.
 */
export function FileField({ defaultFile, onChange, ref, ...props }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useComposedRefs(input, ref);
  const [isChosen, setChosen] = useState(false);
  const { frame, control: wiring } = useField(props);

  useLayoutEffect(() => {
    if (!input.current || !defaultFile) return;
    input.current.files = listOf(defaultFile);
    setChosen(true);
    // eslint-disable-next-line react/exhaustive-deps -- the first value only, as for every default
  }, []);

  const remove = () => {
    if (!input.current) return;
    input.current.value = '';
    input.current.dispatchEvent(new Event('change', { bubbles: true }));
    input.current.focus();
  };

  return (
    <FormField {...frame}>
      <div className={control.adorned}>
        <input
          {...wiring}
          ref={inputRef}
          type="file"
          className={cx(control.control, styles.file)}
          onChange={(event) => {
            setChosen(event.currentTarget.value !== '');
            onChange?.(event);
          }}
        />
        {isChosen && !props.disabled && (
          <IconButton icon="close" label="Remove file" className={control.adornment} onClick={remove} />
        )}
      </div>
    </FormField>
  );
}

/** Browsers make such a list only for what is dragged. */
function listOf(file: File): FileList {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  return transfer.files;
}
