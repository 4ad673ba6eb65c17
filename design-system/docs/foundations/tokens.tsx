import type { ReactNode } from 'react';
import { AnnouncerProvider } from '../../src/components/announcer/announcer.tsx';
import { Show } from '../blocks/show.tsx';

/** Around names of tokens: copying one is announced. */
export const Tokens = ({ children }: { children: ReactNode }) => (
  <AnnouncerProvider>
    <Show>{children}</Show>
  </AnnouncerProvider>
);
