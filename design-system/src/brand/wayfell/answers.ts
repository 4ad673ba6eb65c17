import type { AnswerTemplate } from '../brand.ts';

export const answers: readonly AnswerTemplate[] = [];
