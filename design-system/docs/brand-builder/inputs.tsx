import { useState } from 'react';
import { Select } from '../../src/components/select/select.tsx';
import { TextField } from '../../src/components/text-field/text-field.tsx';
import { accepts, corners, densities, faces, type BrandDraft } from './brand-draft.ts';
import styles from './brand-builder.module.css';

interface InputsProps {
  draft: BrandDraft;
  change: (change: Partial<BrandDraft>) => void;
}

type Colour = 'signal' | 'ink' | 'paper';
type Choice = 'display' | 'body' | 'corners' | 'density';

const colours: readonly { key: Colour; label: string }[] = [
  { key: 'signal', label: 'Signal' },
  { key: 'ink', label: 'Ink' },
  { key: 'paper', label: 'Paper' },
];

const choices: readonly { key: Choice; label: string; of: Readonly<Record<string, { label: string }>> }[] = [
  { key: 'display', label: 'Headings', of: faces },
  { key: 'body', label: 'Text', of: faces },
  { key: 'corners', label: 'Corners', of: corners },
  { key: 'density', label: 'Density', of: densities },
];

/** What a designer decides. Values that cannot be taken stay in their field, with the reason. */
export const Inputs = ({ draft, change }: InputsProps) => (
  <div className={styles.inputs}>
    {colours.map(({ key, label }) => (
      <ColourField key={key} name={key} label={label} draft={draft} change={change} />
    ))}
    <NameField draft={draft} change={change} />
    {choices.map(({ key, label, of }) => (
      <Select
        key={key}
        name={key}
        label={label}
        options={Object.entries(of).map(([value, { label: text }]) => ({ value, label: text }))}
        value={draft[key]}
        onChange={({ target }) => change({ [key]: target.value })}
      />
    ))}
  </div>
);

interface ColourFieldProps extends InputsProps {
  name: Colour;
  label: string;
}

/** A colour by its hex value, or picked. */
function ColourField({ name, label, draft, change }: ColourFieldProps) {
  const [written, write] = useWritten(name, draft, change);
  return (
    <div className={styles.colour}>
      <TextField
        name={name}
        label={label}
        autoComplete="off"
        spellCheck={false}
        value={written}
        onChange={({ target }) => write(target.value)}
        {...(!accepts[name](written) && { error: 'Write six digits, such as #ff6e00' })}
      />
      <input
        type="color"
        aria-label={`Pick the ${name}`}
        className={styles.picker}
        value={draft[name]}
        onChange={({ target }) => write(target.value)}
      />
    </div>
  );
}

function NameField({ draft, change }: InputsProps) {
  const [written, write] = useWritten('name', draft, change);
  return (
    <TextField
      name="name"
      label="Name of its folder"
      autoComplete="off"
      spellCheck={false}
      value={written}
      onChange={({ target }) => write(target.value)}
      {...(!accepts.name(written) && { error: 'Write it in small letters, with hyphens for spaces: north-star' })}
    />
  );
}

/** What is in a field, which the draft has only if it can be taken. */
function useWritten(name: Colour | 'name', draft: BrandDraft, change: InputsProps['change']) {
  const [written, setWritten] = useState(draft[name]);
  const write = (text: string) => {
    setWritten(text);
    if (accepts[name](text)) change({ [name]: text });
  };
  return [written, write] as const;
}
