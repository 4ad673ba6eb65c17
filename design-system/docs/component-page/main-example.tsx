import { Controls, Primary, type DocsContextProps } from '@storybook/addon-docs/blocks';
import { addressOf, StorybookLink } from '../blocks/show.tsx';

export type Story = ReturnType<DocsContextProps['componentStories']>[number];

/** Controls with which a designer changes how something looks: objects and functions are in the table of props. */
const SIMPLE = new Set(['boolean', 'inline-radio', 'number', 'radio', 'select', 'text']);

export function MainExample({ story: { id, argTypes, parameters } }: { story: Story }) {
  const isInAFrame = parameters['docs']?.story?.inline === false;
  const simple = Object.entries(argTypes).filter(([, { control }]) =>
    SIMPLE.has(typeof control === 'object' ? (control.type ?? '') : ''),
  );
  return (
    <>
      <Primary />
      {isInAFrame ? (
        <p>
          <StorybookLink href={addressOf(id)}>Open this example</StorybookLink> to change its props.
        </p>
      ) : (
        simple.length > 0 && <Controls include={simple.map(([name]) => name)} />
      )}
    </>
  );
}
