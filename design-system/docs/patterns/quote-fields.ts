const fields = ['company', 'email', 'service', 'message'] as const;
type Field = (typeof fields)[number];

export type Values = Record<Field, string>;
export type Errors = Partial<Record<Field, string | undefined>>;

const missing: Values = {
  company: 'Company is required',
  email: 'Email is required',
  service: 'Please select what you need',
  message: 'Please tell us more about your requirements',
};

export const isField = (name: string): name is Field => fields.some((field) => field === name);

export const fieldId = (field: string) => `quote-${field}`;

/** What is wrong with one answer; undefined when nothing is. */
export function checkField(field: Field, value: string): string | undefined {
  if (value.trim() === '') return missing[field];
  if (field === 'email' && !/^\S+@\S+\.\S+$/.test(value)) return 'Please enter a valid email address';
  return undefined;
}

export const checkAll = (values: Values): Errors =>
  Object.fromEntries(fields.map((field) => [field, checkField(field, values[field])]));

export function readValues(form: HTMLFormElement): Values {
  const typed = new FormData(form);
  const text = (field: Field) => String(typed.get(field) ?? '');
  return { company: text('company'), email: text('email'), service: text('service'), message: text('message') };
}
