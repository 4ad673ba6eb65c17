import { useRef, type KeyboardEvent } from 'react';
import { AnnouncerProvider, Checkbox, IconButton } from '@site/design-system';
import type { MockSettings } from '../settings.ts';
import { readOverrides } from '../states/overrides.ts';
import { dayOf } from './clock-text.ts';
import { TABS, useMemory, type Memory } from './memory.ts';
import type { MockedSite } from './mocked-site.ts';
import { Clock } from './sections/clock.tsx';
import { Endpoints } from './sections/endpoints.tsx';
import { InForce } from './sections/in-force.tsx';
import { Presets } from './sections/presets.tsx';
import { Requests } from './sections/requests.tsx';
import { Tabs } from './tabs.tsx';
import { useCalls } from './use-calls.ts';
import { usePlace } from './use-place.ts';
import styles from './mock-panel.module.css';

const PANEL = 'panel';

/** A badge that says what the mocked site is set to; it opens a panel beside the page that changes it. */
export function MockPanel({ site }: { site: MockedSite }) {
  const [memory, change] = useMemory();
  const badge = useRef<HTMLButtonElement>(null);
  const close = () => {
    change({ open: false });
    badge.current?.focus();
  };
  const day = dayOf(site.settings);
  const overrides = site.settings.overrides.join(', ') || (day ? '' : 'ready');
  return (
    <AnnouncerProvider>
      <button
        ref={badge}
        type="button"
        className={styles.badge}
        data-tone="ink"
        data-folded={memory.folded}
        data-mood={moodOf(site.settings)}
        title={`Mocked: ${[overrides, day].filter(Boolean).join(' · ')}`}
        aria-expanded={memory.open}
        aria-controls={memory.open ? PANEL : undefined}
        onClick={() => (memory.open ? close() : change({ open: true, scroll: 0, focus: 'panel-title' }))}
      >
        <span className={styles.light} />
        <span className={styles.badgeWords}>
          <span className={styles.overrides}>Mocked: {overrides || day}</span>
          {overrides && day && ` · ${day}`}
        </span>
      </button>
      {memory.open && <Panel site={site} memory={memory} change={change} onClose={close} />}
    </AnnouncerProvider>
  );
}

function moodOf({ overrides, clockAhead }: MockSettings): 'ready' | 'set' | 'wrong' {
  if (readOverrides(overrides).unknown.length > 0) return 'wrong';
  return overrides.length > 0 || clockAhead !== 0 ? 'set' : 'ready';
}

interface PanelProps {
  site: MockedSite;
  memory: Memory;
  change: (changes: Partial<Memory>) => void;
  onClose: () => void;
}

function Panel({ site, memory, change, onClose }: PanelProps) {
  const dialog = usePlace();
  const calls = useCalls(site);
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose();
  };
  return (
    <dialog
      ref={dialog}
      open
      id={PANEL}
      className={styles.panel}
      data-tone="paper"
      aria-labelledby="panel-title"
      onKeyDown={closeOnEscape}
    >
      <header className={styles.header} data-tone="ink">
        <h2 id="panel-title" tabIndex={-1}>
          Mocked site
        </h2>
        <a id="guide" href="/mocks">
          Guide
        </a>
        <IconButton id="close" icon="close" label="Close" size="sm" onClick={onClose} />
      </header>
      <section className={styles.section} aria-labelledby="in-force">
        <h3 id="in-force">In force</h3>
        <InForce site={site} />
      </section>
      <Tabs label="What to set or see" names={TABS} selected={memory.tab} onSelect={(tab) => change({ tab })}>
        {memory.tab === 'Presets' && <Presets site={site} />}
        {memory.tab === 'Endpoints' && <Endpoints site={site} calls={calls ?? []} memory={memory} change={change} />}
        {memory.tab === 'Clock' && <Clock site={site} />}
        {memory.tab === 'Requests' && <Requests calls={calls} cleared={memory.cleared} change={change} />}
      </Tabs>
      <footer className={styles.footer}>
        <Checkbox
          id="folded"
          name="folded"
          label="Show the badge as a dot"
          checked={memory.folded}
          onChange={({ currentTarget }) => change({ folded: currentTarget.checked })}
        />
      </footer>
    </dialog>
  );
}
