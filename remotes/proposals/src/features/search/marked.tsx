import { createContext, use } from 'react';
import { Highlight } from '@site/design-system';

/** What is searched for: marked in every `Marked` inside. */
export const Term = createContext('');

/** A text of the proposal, with what was searched for marked. */
export const Marked = ({ children }: { children: string }) => <Highlight text={children} term={use(Term)} />;
