import type { Form, FormValues } from './form.ts';

const UNREADABLE = 'We could not read this file. Please choose it again.';

type FormWithFiles = Pick<Form, 'files'>;

/** Field name -> what is wrong with the file in it. */
export const fileFaults = ({ files = {} }: FormWithFiles, values: FormValues): Record<string, string> =>
  Object.fromEntries(
    chosenFiles(values).flatMap(([name, file]) => {
      const fault = files[name]?.(file);
      return fault === undefined ? [] : [[name, fault]];
    }),
  );

/** The chosen files as calls send them, unless one of them is at fault. */
export async function readFiles(form: FormWithFiles, values: FormValues) {
  const faults = fileFaults(form, values);
  const files: Record<string, { name: string; content: string }> = {};
  if (Object.keys(faults).length > 0) return { files, faults };
  for (const [name, file] of chosenFiles(values)) {
    // Since it was chosen it may have been moved or changed, and some browsers then read nothing.
    const content = await toBase64(file).catch(() => undefined);
    if (content === undefined) faults[name] = UNREADABLE;
    else files[name] = { name: file.name, content };
  }
  return { files, faults };
}

export const chosenFiles = (values: FormValues): [name: string, file: File][] =>
  Object.entries(values).flatMap(([name, value]) => (typeof value === 'string' ? [] : [[name, value]]));

/** The other fields. A field for a file arrives as empty text when none was chosen. */
export const textsOf = ({ files = {} }: FormWithFiles, values: FormValues): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'string' && !(name in files) ? [[name, value]] : [],
    ),
  );

/** Divisible by three, so that the pieces can be put together; small enough for one function's arguments. */
const PIECE_BYTES = 3 * 8_192;

async function toBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE_BYTES)
    text += btoa(String.fromCharCode(...bytes.subarray(at, at + PIECE_BYTES)));
  return text;
}
