import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { createPath } from 'react-router-dom';
import type { ApiClient } from '@site/contract';
import type { RemoteFragment } from '@site/remote-kit';
import { FragmentFrame } from './fragment-frame.tsx';
import type { FragmentDemand } from './with-fragments.ts';

/** A fragment as the server makes it. */
export interface RenderedFragment {
  html: string;
  /** What its loader returned. */
  data: unknown;
}

/** @throws when its input does not fit, or it fails */
export async function renderFragment(
  { input: schema, load }: RemoteFragment,
  { id, input }: FragmentDemand,
  { url, signal }: Request,
  api: ApiClient,
): Promise<RenderedFragment> {
  const checked = await schema['~standard'].validate(input);
  if (checked.issues)
    throw new Error(`Its input does not fit: ${checked.issues.map(({ message }) => message).join('; ')}`);
  const { Component, loader } = await load();
  const data = (await loader?.({ input: input as never, signal, api })) ?? null;
  const Shown = Component as ComponentType<{ input: unknown; data: unknown }>;
  const html = renderToString(
    <FragmentFrame location={new URL(url)} navigator={STILL}>
      <Shown input={input} data={data} />
    </FragmentFrame>,
    { identifierPrefix: id },
  );
  return { html, data };
}

const nowhere = () => {
  throw new Error('A fragment cannot leave the page while the server renders it');
};

const STILL = {
  createHref: (to: Parameters<typeof createPath>[0] | string) => (typeof to === 'string' ? to : createPath(to)),
  push: nowhere,
  replace: nowhere,
  go: nowhere,
};
