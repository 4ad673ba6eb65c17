import { endpoint, type Calls } from './calls.ts';
import type { Site } from './site.ts';

/** Somebody who sends one form. */
export interface Person {
  email: string;
  form: 'send-email' | 'apply-to-job';
  body: object;
  /** When it was sent first, by the machine's clock. */
  sentAt: number;
  /** Once the site has confirmed it. */
  reference?: string;
  /** Whether the form was sent without any answer, or with that of an outage: it may be stored. */
  isUnknown: boolean;
  /** When everything about them had been deleted, by the real clock. */
  erasedAt?: number;
}

/** How long the same content is the same submission: api/protocol/submissions. */
export const SAME_FORM_MS = 10 * 60_000;

export interface People {
  all: Person[];
  /** Sends a new person's form. */
  send(site: Site, form: Person['form'], now: number): Promise<Person>;
  /** Sends it again, as a browser does that got no answer. */
  sendAgain(site: Site, person: Person): Promise<void>;
}

export function createPeople(calls: Calls, jobSlug: () => string): People {
  const all: Person[] = [];

  async function submit(site: Site, person: Person): Promise<void> {
    const { status, text } = await calls.post(site, endpoint(person.form), person.body);
    if (status === 200) person.reference = (JSON.parse(text) as { reference: string }).reference;
    person.isUnknown = status === undefined || status >= 500;
    if (!person.isUnknown && status !== 200) throw new Error(`The site answers ${status} to a form: ${text}`);
  }

  return {
    all,
    async send(site, form, now) {
      const number = all.length;
      const email = `person-${number}-of-many@mail${number % 7}.example`;
      const person: Person = { email, form, body: bodyOf(form, email, jobSlug()), sentAt: now, isUnknown: true };
      all.push(person);
      await submit(site, person);
      return person;
    },
    sendAgain: submit,
  };
}

function bodyOf(form: Person['form'], email: string, jobSlug: string): object {
  if (form === 'send-email')
    return { ...NAME, email, phone: PHONE, inquiryType: 'hire', message: `Please ring back: ${email}.` };
  return {
    fullName: 'Ada Okafor',
    email,
    phone: PHONE,
    jobTitle: 'Driver',
    jobSlug,
    coverLetter: `I would like to work for you: ${email}.`,
  };
}

const NAME = { firstName: 'Ben', lastName: 'Hart' };
const PHONE = '01632 960 202';
