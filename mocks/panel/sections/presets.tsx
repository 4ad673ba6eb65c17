import { PRESETS } from '../../states/presets.ts';
import type { MockedSite } from '../mocked-site.ts';
import styles from '../mock-panel.module.css';

export function Presets({ site: { settings, apply } }: { site: MockedSite }) {
  const toggle = (name: string) => {
    const others = settings.overrides.filter((override) => override !== name);
    apply({ ...settings, overrides: settings.overrides.includes(name) ? others : [...others, name] });
  };
  return (
    <ul className={styles.presets}>
      {Object.entries(PRESETS).map(([name, { meaning }]) => (
        <li key={name}>
          <button
            type="button"
            id={`preset-${name}`}
            className={styles.preset}
            aria-pressed={settings.overrides.includes(name)}
            onClick={() => toggle(name)}
          >
            <code>{name}</code>
            <span className={styles.aside}>{meaning}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
