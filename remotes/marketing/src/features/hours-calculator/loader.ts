import type { LoaderArgs } from '@site/remote-kit';
import { answersIn, type Answers } from './answers.ts';

/** What the page's address asks the calculator. */
export const loader = async ({ request }: LoaderArgs): Promise<Answers> => answersIn(new URL(request.url).searchParams);
