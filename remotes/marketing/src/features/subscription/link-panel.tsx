import { Banner, Card, Feature, Stack, Text } from '@site/design-system';
import { ButtonForm, type FormHandle } from '@site/remote-kit';
import { QUESTIONS } from './link-texts.ts';
import type { SubscriptionLink } from './subscription-link.ts';

interface LinkPanelProps {
  link: SubscriptionLink;
  handle: FormHandle<unknown, never>;
}

/** Mail programs open links too, so opening one changes nothing: only the button does. */
export function LinkPanel({ link: { action, token }, handle }: LinkPanelProps) {
  const { heading, text, note, failure: failed, button, pending } = QUESTIONS[action];
  const { failure } = handle.state;
  return (
    <Card padding="lg">
      <Stack gap={5}>
        <Feature icon="mail" title={heading} level={2} layout="stacked">
          <Text>{text}</Text>
        </Feature>
        {failure && (
          <Banner status="danger" live="assertive" title={failed}>
            {failure.message}
          </Banner>
        )}
        <ButtonForm handle={handle} values={{ token }} size="lg" pendingLabel={pending}>
          {failure ? 'Retry' : button}
        </ButtonForm>
        <Text size="sm" muted>
          {note}
        </Text>
      </Stack>
    </Card>
  );
}
