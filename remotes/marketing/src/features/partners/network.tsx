import { LogoMark } from '@site/design-system';

/** The partners' routes, each from its end to the roundabout. */
const routes: readonly (readonly [x: number, y: number, way: string])[] = [
  [60, 236, 'H270'],
  [84, 76, 'H170L286 192'],
  [250, 30, 'V112L304 172'],
  [410, 30, 'V112L356 172'],
  [576, 76, 'H490L374 192'],
  [600, 236, 'H390'],
  [562, 376, 'H470L372 278'],
];

const ways = routes.map(([x, y, way]) => `M${x} ${y}${way}`).join('');

/** Seven routes that meet ours at a roundabout. Decorative. */
export function Network() {
  return (
    <svg viewBox="0 -30 660 450" preserveAspectRatio="xMidYMax meet" focusable="false" fill="none">
      <path d={ways} stroke="var(--ink-600)" strokeWidth="30" strokeLinejoin="round" />
      <path d={ways} stroke="var(--ink-300)" strokeWidth="3" strokeDasharray="16 13" />
      <path d="M330 420V290" stroke="var(--signal-500)" strokeWidth="38" />
      <circle cx="330" cy="236" r="70" fill="var(--ink-800)" stroke="var(--signal-500)" strokeWidth="38" />
      <path d="M330 420V306" stroke="var(--ink-900)" strokeWidth="3" strokeDasharray="16 13" />
      <circle cx="330" cy="236" r="70" stroke="var(--ink-900)" strokeWidth="3" strokeDasharray="16 13.32" />
      <LogoMark x="300" y="206" width="60" height="60" />
      {routes.map(([x, y]) => (
        <g key={x}>
          <circle cx={x} cy={y} r="25" fill="var(--paper)" />
          <circle cx={x} cy={y} r="15" stroke="var(--ink-800)" strokeWidth="6" />
        </g>
      ))}
    </svg>
  );
}
