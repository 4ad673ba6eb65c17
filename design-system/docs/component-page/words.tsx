import { Markdown, useOf } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { needs } from '../which-component/needs.ts';
import { addressOf, StorybookLink } from '../blocks/show.tsx';

const pages = new Map(needs.flatMap((area) => area.needs).map(({ component, page }) => [component, `${page}--docs`]));

/** Markdown in which the names of components and of this component's stories lead to them. */
export const Words = ({ children }: { children: string }) => (
  <Markdown options={{ overrides: { code: { component: Name } } }}>{children}</Markdown>
);

function Name({ children }: { children: ReactNode }) {
  const { csfFile } = useOf('meta', ['meta']);
  const text = String(children);
  const id = pages.get(text) ?? Object.values(csfFile.stories).find((story) => exportOf(csfFile, story) === text)?.id;
  const name = <code>{text}</code>;
  return id === undefined ? name : <StorybookLink href={addressOf(id)}>{name}</StorybookLink>;
}

type CsfFile = ReturnType<typeof useOf<'meta'>>['csfFile'];

/** The name that a story is exported by. */
const exportOf = (file: CsfFile, { moduleExport }: CsfFile['stories'][string]) =>
  Object.entries(file.moduleExports).find(([, each]) => each === moduleExport)?.[0];
