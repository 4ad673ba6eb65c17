import type { KeyboardEvent, ReactNode } from 'react';
import styles from './mock-panel.module.css';

interface TabsProps<Name extends string> {
  /** For screen readers. */
  label: string;
  names: readonly Name[];
  selected: Name;
  onSelect: (name: Name) => void;
  /** What belongs to the selected tab. */
  children: ReactNode;
}

const tabId = (name: string) => `tab-${name.toLowerCase()}`;

/** One part in view at a time. The arrow keys go from tab to tab. */
export function Tabs<Name extends string>({ label, names, selected, onSelect, children }: TabsProps<Name>) {
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const next = step && names.at((names.indexOf(selected) + step) % names.length);
    if (!next) return;
    event.preventDefault();
    onSelect(next);
    const root = event.currentTarget.getRootNode() as Document | ShadowRoot;
    root.getElementById(tabId(next))?.focus();
  };
  return (
    <>
      <div role="tablist" aria-label={label} className={styles.tabs}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={tabId(name)}
            className={styles.tab}
            aria-selected={name === selected}
            aria-controls="tab-panel"
            tabIndex={name === selected ? 0 : -1}
            onClick={() => onSelect(name)}
            onKeyDown={move}
          >
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="tab-panel" aria-labelledby={tabId(selected)} className={styles.section}>
        {children}
      </div>
    </>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
