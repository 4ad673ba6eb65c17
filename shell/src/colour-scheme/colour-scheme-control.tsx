import { useEffect } from 'react';
import { SegmentedControl } from '@site/design-system';
import { useDeviceValue } from '@site/remote-kit/device';
import { chosenScheme } from './chosen-scheme.ts';
import { showScheme, type Scheme } from './show-scheme.ts';
import styles from './colour-scheme-control.module.css';

const LEGEND = 'Colours';

const OPTIONS = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** Light or dark colours, or the system's; in all open tabs. Invisible where the browser could not keep the choice. */
export function ColourSchemeControl() {
  const chosen = useDeviceValue(chosenScheme);
  useEffect(() => chosenScheme.subscribe(() => showScheme(chosenScheme.read())), []);
  return (
    <div className={styles.control} data-unavailable={chosen === undefined || undefined}>
      <span aria-hidden="true">{LEGEND}</span>
      <SegmentedControl legend={LEGEND} options={OPTIONS} value={chosen ?? 'system'} onValueChange={choose} />
    </div>
  );
}

function choose(option: string) {
  if (option === 'system') chosenScheme.forget();
  else chosenScheme.write(option as Scheme);
}
