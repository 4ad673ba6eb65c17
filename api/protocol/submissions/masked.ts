import { maskEmail, maskName, maskPhone } from '../mask.ts';
import type { SubmissionOutline } from './outline.ts';

/** What of a submission may be shown before it is revealed. */
export const maskedOutline = ({ about, name, email, phone, texts }: SubmissionOutline) => ({
  about,
  name: maskName(name),
  email: maskEmail(email),
  phone: phone && maskPhone(phone),
  texts: texts.map(({ label, text }) => ({ label, words: countWords(text) })),
});

export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;
