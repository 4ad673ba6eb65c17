import { Banner, Stack, type ButtonProps } from '@site/design-system';
import { ButtonForm, useForm, type Form, type ReplyOf } from '@site/remote-kit';

type AlertCall = 'changeAlert' | 'unsubscribe';

interface AlertButtonProps<Name extends AlertCall> extends Pick<ButtonProps, 'variant' | 'children'> {
  form: Form<Name, never>;
  token: string;
  onAccepted: (reply: ReplyOf<Name>) => void;
}

/** A button that does something to the alert, and says why it could not. */
export function AlertButton<Name extends AlertCall>({ form, token, onAccepted, ...button }: AlertButtonProps<Name>) {
  const handle = useForm(form, { onAccepted });
  const { failure } = handle.state;
  return (
    <Stack gap={3}>
      {failure && (
        <Banner tone="danger" live="assertive">
          {failure.message}
        </Banner>
      )}
      <ButtonForm handle={handle} values={{ token }} {...button} />
    </Stack>
  );
}
