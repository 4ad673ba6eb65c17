import { useRef } from 'react';
import { Button, Cluster, Stack, TextArea } from '@site/design-system';
import { answers, type AnswerTemplate } from '@site/design-system/brand/answers';
import { LONGEST_MESSAGE } from '@site/contract';
import type { FormHandle } from '@site/remote-kit';

interface WordsFieldProps {
  /** Who reads them. */
  party: AnswerTemplate['to'][number];
  field: ReturnType<FormHandle['field']>;
  hint: string;
  /** Leads here from anywhere on the page, with the browser's modifier. */
  accessKey?: string;
}

/** What staff add to a mail: their own words, what the brand's staff often write, or both. */
export function WordsField({ party, field, ...props }: WordsFieldProps) {
  const suited = answers.filter(({ to }) => to.includes(party));
  const text = useRef<HTMLTextAreaElement>(null);
  const add = (words: string) => {
    const { current: area } = text;
    if (!area) return;
    const { length } = area.value;
    // Unlike a new value, the browser tells the form of it.
    area.setRangeText(length > 0 ? `\n\n${words}` : words, length, length, 'end');
    area.dispatchEvent(new Event('input', { bubbles: true }));
    area.focus();
  };
  return (
    <Stack gap={2}>
      <TextArea ref={text} label="Your words" limit={LONGEST_MESSAGE} {...props} {...field} />
      {suited.length > 0 && (
        <Cluster gap={2} role="group" aria-label="What we often write">
          {suited.map(({ name, text: words }) => (
            <Button key={name} variant="secondary" size="sm" start="plus" onClick={() => add(words)}>
              {name}
            </Button>
          ))}
        </Cluster>
      )}
    </Stack>
  );
}
