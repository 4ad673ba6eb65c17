import { checkInput, ContactMessageSchema, type Checked, type ContactMessage } from '@site/contract';

/** The fields people fill in, in the order of the form. */
export const CONTACT_FIELDS = ['firstName', 'lastName', 'email', 'phone', 'inquiryType', 'message'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** What is typed, the hidden trap included. */
export type ContactValues = Record<ContactField | 'website', string>;
/** At most one message per field: that of the first rule it breaks. */
export type FieldErrors = Partial<Record<ContactField, string>>;

export const isContactField = (name: unknown): name is ContactField => CONTACT_FIELDS.some((field) => field === name);

/** The id of a field's control, which the error summary links to. */
export const fieldId = (field: ContactField) => `contact-${field}`;

export function readValues(form: HTMLFormElement): ContactValues {
  const typed = new FormData(form);
  const text = (name: string) => String(typed.get(name) ?? '');
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phone: text('phone'),
    inquiryType: text('inquiryType'),
    message: text('message'),
    website: text('website'),
  };
}

export const checkMessage = (values: ContactValues): Checked<ContactMessage> =>
  checkInput(ContactMessageSchema, values);

/** The error of one field, or undefined where it is sound. */
export function checkField(values: ContactValues, field: ContactField): string | undefined {
  const checked = checkMessage(values);
  return checked.ok ? undefined : checked.fields[field];
}

/** Leaves out errors of anything that the form does not show. */
export function knownErrors(fields: Readonly<Record<string, string>>): FieldErrors {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => isContactField(name)));
}
