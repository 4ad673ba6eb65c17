import { Card, ProgressSteps, Stack } from '@site/design-system';
import m from '../../features/drawing/materials.module.css';
import { Lorry } from '../../features/home/lorry.tsx';
import { checks } from './checks.ts';
import styles from './walk-round.module.css';

/** A lorry with the numbered stops of the walk-round check, and what to look at there. */
export function WalkRound() {
  return (
    <Card>
      <Stack gap={5}>
        <div className={styles.yard} aria-hidden="true">
          <Lorry />
          <svg viewBox="0 0 464 134">
            {checks.map(({ place, at }, index) => (
              <g key={place} transform={`translate(${at.x} ${at.y})`}>
                <circle r="17" fill="var(--paper)" stroke="var(--ink-800)" strokeWidth="2.5" />
                <text dy="0.35em" fontSize="22" textAnchor="middle" className={m.lettering}>
                  {index + 1}
                </text>
              </g>
            ))}
          </svg>
        </div>
        <ProgressSteps
          layout="stacked"
          steps={checks.map(({ place, look }) => ({ title: place, description: look }))}
        />
      </Stack>
    </Card>
  );
}
