import type { LoaderArgs } from '@site/remote-kit';
import { answerPromise } from '@site/remote-kit/answer-promise.ts';

export interface CandidatesData {
  promise: string;
}

export const loader = async (args: LoaderArgs): Promise<CandidatesData> => ({ promise: await answerPromise(args) });
