import * as v from 'valibot';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { email, honeypot, optionalText, required } from '../../../contract/fields.ts';
import { inputObject } from '../../../contract/input.ts';
import type { Operation } from '../../../contract/operation.ts';
import { phone } from '../../../contract/phone.ts';
import { FormReplySchema } from '../contract.ts';

/** Value -> label. */
export const CAREER_INTERESTS = {
  'hgv-lgv-driver': 'HGV/LGV Driver',
  'psv-driver': 'PSV Driver',
  'van-driver': 'Van Driver',
  'engineering-technical': 'Engineering & technical',
  other: 'Other',
} as const;
export type CareerInterest = keyof typeof CAREER_INTERESTS;

const MOST_YEARS = 60;
const YEARS = `Please enter your experience in whole years, 0 to ${MOST_YEARS}`;

/** Body of register-candidate, the candidates' application form. */
const CandidateRegistrationSchema = inputObject({
  fullName: required('Full name is required', 120),
  email,
  phone,
  careerInterest: v.picklist(
    Object.keys(CAREER_INTERESTS) as CareerInterest[],
    'Please choose what you are looking for',
  ),
  yearsOfExperience: v.pipe(
    v.union([v.number(YEARS), v.pipe(v.string(), v.trim(), v.regex(/^\d{1,2}$/, YEARS))], YEARS),
    v.transform(Number),
    v.number(),
    v.integer(YEARS),
    v.minValue(0, YEARS),
    v.maxValue(MOST_YEARS, YEARS),
  ),
  about: optionalText(5_000),
  website: honeypot,
});
export type CandidateRegistration = v.InferOutput<typeof CandidateRegistrationSchema>;
export type CandidateRegistrationInput = v.InferInput<typeof CandidateRegistrationSchema>;

export const endpoint = {
  method: 'POST',
  path: '/.netlify/functions/register-candidate',
  input: CandidateRegistrationSchema,
  reply: FormReplySchema,
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary: 'Takes a candidate’s registration',
  tag: 'Forms',
  takesForm: true,
  example: {
    fullName: 'Kwame Boateng',
    email: 'kwame@example.org',
    phone: '07700 900184',
    careerInterest: 'psv-driver',
    yearsOfExperience: 12,
  },
};
