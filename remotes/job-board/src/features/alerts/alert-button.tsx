import type { Endpoint } from '@site/contract';
import { Banner, Stack, type ButtonProps } from '@site/design-system';
import { ButtonForm, useForm, type Form, type ReplyOf } from '@site/remote-kit';

interface AlertButtonProps<Definition extends Endpoint> extends Pick<ButtonProps, 'variant' | 'children'> {
  form: Form<Definition, never>;
  token: string;
  onAccepted: (reply: ReplyOf<Definition>) => void;
}

/** A button that does something to the alert, and says why it could not. */
export function AlertButton<Definition extends Endpoint>({
  form,
  token,
  onAccepted,
  ...button
}: AlertButtonProps<Definition>) {
  const handle = useForm(form, { onAccepted });
  const { failure } = handle.state;
  return (
    <Stack gap={3}>
      {failure && (
        <Banner status="danger" live="assertive">
          {failure.message}
        </Banner>
      )}
      <ButtonForm handle={handle} values={{ token }} {...button} />
    </Stack>
  );
}
