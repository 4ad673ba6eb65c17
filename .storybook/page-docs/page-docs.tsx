import { useContext } from 'react';
import {
  AnchorMdx,
  Description,
  DocsContext,
  DocsStory,
  Heading,
  Title,
  type DocsContextProps,
} from '@storybook/addon-docs/blocks';
import type { WithoutStates } from '../page-states.ts';
import { keyStates } from './key-states.ts';

type Story = ReturnType<DocsContextProps['componentStories']>[number];

/** The documentation page of a site's page: its most telling states in frames, and links to all others. */
export default function PageDocs() {
  const stories = useContext(DocsContext).componentStories();
  const shown = keyStates(stories);
  const others = stories.filter((story) => !shown.includes(story));
  const never = Object.entries<string>((stories[0]?.parameters['withoutStates'] as WithoutStates | undefined) ?? {});
  return (
    <>
      <Title />
      <Description />
      {shown.map(({ id, moduleExport }) => (
        <DocsStory key={id} of={moduleExport} />
      ))}
      {others.length > 0 && (
        <>
          <Heading>Other states</Heading>
          <ul>{others.map(toLink)}</ul>
        </>
      )}
      {never.length > 0 && (
        <>
          <Heading>States that it is never in</Heading>
          <ul>
            {never.map(([state, reason]) => (
              <li key={state}>
                {inWords(state)}: {reason}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

const toLink = ({ id, name }: Story) => (
  <li key={id}>
    <AnchorMdx href={`./?path=/story/${id}`} target="_top">
      {name}
    </AnchorMdx>
  </li>
);

/** 'LongContent' -> 'Long content'. */
const inWords = (name: string) =>
  name.charAt(0) + name.slice(1).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
