import { Suspense, useContext, type ReactNode } from 'react';
import { ArgTypes, DocsContext, DocsStory, Heading, Title, useOf } from '@storybook/addon-docs/blocks';
import { CHANGES } from '../../migrate/changes.ts';
import { ComponentStatus } from '../blocks/component-status.tsx';
import { folderOf } from '../component-folders.ts';
import { Accessibility } from './accessibility.tsx';
import { AnatomyFigure } from './anatomy.tsx';
import { DeprecatedProps } from './deprecated-props.tsx';
import { purposeOf } from './docstring.ts';
import { Pages, Styles, UsedTokens } from './facts.tsx';
import { Guidance } from './guidance.tsx';
import { MainExample, type Story } from './main-example.tsx';
import { specOf } from './sources.ts';
import { Words } from './words.tsx';

/** The documentation page of a component. A section without content is left out. */
export default function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const [main, ...others] = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'));
  const name = preparedMeta.title.split('/').at(-1) ?? '';
  const folder = folderOf(name);
  const { summary, uses, otherwise } = purposeOf(preparedMeta.component);
  const { promises, anatomy, guidance = [], content, keyboard } = specOf(folder) ?? {};
  const deprecated = CHANGES.filter(({ components }) => components.includes(name));
  const isState = ({ tags }: Story) => tags.includes('state');
  return (
    <>
      <Title />
      <ComponentStatus of={name} />
      <Words>{summary}</Words>
      <Part title="What it is for">{uses.length > 0 && <Words>{asList(uses)}</Words>}</Part>
      <Part title="What it is not for">{otherwise.length > 0 && <Words>{asList(otherwise)}</Words>}</Part>
      <Part title="Example">{main && <MainExample story={main} />}</Part>
      <Part title="Anatomy">{anatomy && <AnatomyFigure anatomy={anatomy} />}</Part>
      <Part title="Variants">{asExamples(others.filter((story) => !isState(story)))}</Part>
      <Part title="States">{asExamples(others.filter(isState))}</Part>
      <Part title="Do and don’t">{guidance.length > 0 && <Guidance advice={guidance} />}</Part>
      <Part title="Content">{content && <Words>{content}</Words>}</Part>
      <Part title="Accessibility">
        <Accessibility folder={folder} keyboard={keyboard} />
      </Part>
      <Part title="What is tested">{promises && <Words>{promises}</Words>}</Part>
      <Part title="Props">
        <ArgTypes />
      </Part>
      <Part title="Deprecated props">
        {deprecated.length > 0 && <DeprecatedProps of={name} changes={deprecated} />}
      </Part>
      <Part title="Tokens">
        <UsedTokens folder={folder} />
      </Part>
      <Part title="Styles in bytes">
        <Styles folder={folder} />
      </Part>
      <Part title="Where it is used">
        <Pages folder={folder} />
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <>
      <Heading>{title}</Heading>
      <Suspense>{children}</Suspense>
    </>
  );
}

const asList = (sentences: readonly string[]) => sentences.map((sentence) => `- ${sentence}`).join('\n');

const asExamples = (stories: readonly Story[]) =>
  stories.length > 0 && stories.map(({ id, moduleExport }) => <DocsStory key={id} of={moduleExport} />);
