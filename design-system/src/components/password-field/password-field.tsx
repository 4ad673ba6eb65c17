import { useEffect, useRef, useState } from 'react';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useAnnounce } from '../announcer/announcer.tsx';
import { FormField } from '../form-field/form-field.tsx';
import { useField, type FieldProps } from '../form-field/use-field.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { TextInputProps } from '../text-field/text-field.tsx';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import control from '../form-field/control.module.css';

export type PasswordFieldProps = FieldProps & TextInputProps;

/**
 * A password that the visitor can reveal. Submitting the form hides it again, so that browsers keep no readable copy.
 *
 * **Use it** for every secret; `autoComplete` tells password managers a new one from a known one.
 * **Not** for anything that others may read: that is a `TextField`.
 */
export function PasswordField({ autoComplete = 'current-password', ref, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useComposedRefs(input, ref);
  const hydrated = useHydrated();
  const announce = useAnnounce();
  const field = useField(props);

  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, [input]);

  const toggle = () => {
    setShown(!shown);
    announce(shown ? 'Your password is hidden' : 'Your password is shown');
  };

  return (
    <FormField {...field.frame}>
      <div className={control.adorned}>
        <input
          spellCheck={false}
          autoCapitalize="none"
          {...field.control}
          ref={inputRef}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          className={control.control}
        />
        {hydrated && (
          <IconButton
            icon={shown ? 'eye-off' : 'eye'}
            label={shown ? 'Hide password' : 'Show password'}
            aria-controls={field.frame.id}
            disabled={props.disabled}
            className={control.adornment}
            onClick={toggle}
          />
        )}
      </div>
    </FormField>
  );
}
