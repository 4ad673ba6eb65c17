import type { Form } from './form.ts';

/** What was filled in and not sent yet, kept beyond the page. Files are not. */
export interface FormDraft {
  /** Field name -> what was filled in. */
  read(): Readonly<Record<string, string>>;
  save(values: Readonly<Record<string, string>>): void;
  /** Once it has been sent or cleared. */
  forget(): void;
}

const STORAGE_KEY = 'form';

/** What is typed into a form outlasts a reload and Back, in this tab and on this page; what is secret does not. */
export function tabDraft({ name, fields, secrets = [] }: Pick<Form, 'name' | 'fields' | 'secrets'>): FormDraft {
  const keyOf = () => `${STORAGE_KEY}:${location.pathname}:${name}`;
  /** Some browsers keep nothing. */
  const attempt = <Answer>(act: () => Answer): Answer | undefined => {
    try {
      return act();
    } catch {
      return undefined;
    }
  };
  return {
    read: () =>
      attempt(() => JSON.parse(sessionStorage.getItem(keyOf()) ?? '{}') as Readonly<Record<string, string>>) ?? {},
    save(values) {
      const kept = Object.entries(values).filter(([field]) => fields.includes(field) && !secrets.includes(field));
      attempt(() => sessionStorage.setItem(keyOf(), JSON.stringify(Object.fromEntries(kept))));
    },
    forget: () => attempt(() => sessionStorage.removeItem(keyOf())),
  };
}
