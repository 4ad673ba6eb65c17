import type { ReactNode } from 'react';
import type { TeamMember } from '../../content/team.ts';
import styles from './portrait.module.css';

interface Face {
  skin: string | undefined;
  /** Behind the head, such as long hair. */
  behind?: ReactNode;
  clothes: ReactNode;
  /** Over the head: hair, glasses, beard. */
  over: ReactNode;
}

const faces: Readonly<Record<TeamMember['portrait'], Face>> = {
  bob: {
    skin: styles.light,
    behind: <path d="M34 66V48q0-24 26-24t26 24v18q0 12-12 12H46q-12 0-12-12z" fill="var(--asphalt-300)" />,
    clothes: (
      <>
        <path d="M14 120q2-28 30-32l16 12 16-12q28 4 30 32z" fill="var(--ink-800)" />
        <path d="M48 86l12 14 12-14-2-4H50z" fill="var(--white)" />
        <path d="M48 86l12 22-2 8-4 1L42 100l-4-10zM72 86L60 108l2 8 4 1 12-17 4-10z" fill="var(--ink-600)" />
      </>
    ),
    over: (
      <>
        <path d="M38 56q0-26 22-26t22 26q-6-2-12-12-12 8-26 6-4 2-6 6z" fill="var(--asphalt-300)" />
        <Glasses />
      </>
    ),
  },
  beard: {
    skin: styles.deep,
    clothes: (
      <>
        <path d="M12 120q2-28 32-33l16 9 16-9q30 5 32 33z" fill="var(--signal-500)" />
        <path d="M32 92h9v28h-9zM79 92h9v28h-9z" fill="var(--asphalt-100)" />
        <path d="M50 86l10 12 10-12v-6H50z" fill="var(--ink-900)" />
      </>
    ),
    over: (
      <>
        <path d="M40 50q-2-22 20-22t20 22l-3 2q-1-10-5-12-12-4-24 0-4 2-5 12z" fill="var(--ink-900)" />
        <path
          d="M40 60q4 6 8 6 12-5 24 0 4 0 8-6 1 24-20 25-21-1-20-25zM53 70q7-2 14 0v4q-7 2-14 0z"
          fill="var(--ink-900)"
        />
      </>
    ),
  },
  'long hair': {
    skin: styles.tan,
    behind: <path d="M32 96V54q0-30 28-30t28 30v42q-10 6-14-4H46q-4 10-14 4z" fill="var(--asphalt-900)" />,
    clothes: (
      <>
        <path d="M16 120q2-28 30-32l14 10 14-10q28 4 30 32z" fill="var(--signal-600)" />
        <path d="M46 88l14 32 14-32-4-4H50z" fill="var(--paper)" />
      </>
    ),
    over: <path d="M39 60q-3-32 23-32 22 0 19 32-4-16-22-22-4 14-20 22z" fill="var(--asphalt-900)" />,
  },
  moustache: {
    skin: styles.light,
    clothes: (
      <>
        <path d="M12 120q2-28 32-33l16 9 16-9q30 5 32 33z" fill="var(--asphalt-600)" />
        <path d="M47 86l13 34 13-34-3-5H50z" fill="var(--white)" />
        <path d="M56 94h8l-2 6 4 20h-12l4-20z" fill="var(--signal-600)" />
      </>
    ),
    over: (
      <>
        <path d="M38 58q-2-14 5-20-2 12-1 22zM82 58q2-14-5-20 2 12 1 22z" fill="var(--asphalt-200)" />
        <path d="M48 68q6-6 12-2 6-4 12 2-6 5-12 2-6 3-12-2z" fill="var(--asphalt-200)" />
        <Glasses />
      </>
    ),
  },
};

interface PortraitProps {
  of: TeamMember['portrait'];
  className: string | undefined;
}

/** A drawn portrait. Decorative: the name is beside it. */
export function Portrait({ of, className }: PortraitProps) {
  const { skin, behind, clothes, over } = faces[of];
  return (
    <svg
      viewBox="0 0 120 120"
      preserveAspectRatio="xMidYMax meet"
      className={`${styles.portrait} ${className}`}
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="60" cy="60" r="52" fill="var(--ink-100)" />
      {behind}
      <g className={skin}>
        <path d="M50 70h20v18l-10 10-10-10z" />
        <ellipse cx="60" cy="56" rx="20" ry="25" />
      </g>
      {clothes}
      <path d="M52 56v3M68 56v3" stroke="var(--ink-900)" strokeWidth="3" strokeLinecap="round" />
      <path d="M54 71q6 5 12 0" fill="none" stroke="var(--ink-900)" strokeWidth="2" strokeLinecap="round" />
      {over}
    </svg>
  );
}

function Glasses() {
  return (
    <g fill="none" stroke="var(--ink-800)" strokeWidth="2">
      <circle cx="51.5" cy="57" r="7" />
      <circle cx="68.5" cy="57" r="7" />
      <path d="M58.5 57h3M44 56l-4-2M76 56l4-2" />
    </g>
  );
}
