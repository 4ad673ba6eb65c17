import { Picture } from './picture.tsx';

/** A driver with a list walks round a lorry before the first mile. */
export const WalkRound = () => (
  <Picture>
    <circle cx="240" cy="140" r="116" fill="var(--ink-700)" />
    <path d="M160 204C96 206 34 224 22 262" stroke="var(--signal-500)" strokeWidth="6" strokeDasharray="16 12" />
    <path d="M320 204C392 206 446 224 460 262" stroke="var(--signal-500)" strokeWidth="6" strokeDasharray="16 12" />
    <Cab />
    <Driver />
    <List />
  </Picture>
);

/** A tractor unit from the front. */
const Cab = () => (
  <>
    <path
      d="M166 232h30v34a4 4 0 0 1-4 4h-22a4 4 0 0 1-4-4zM284 232h30v34a4 4 0 0 1-4 4h-22a4 4 0 0 1-4-4z"
      fill="var(--asphalt-900)"
    />
    <path d="M176 34h128l8 20H168z" fill="var(--signal-600)" />
    <path d="M160 244V66q0-14 14-14h132q14 0 14 14v178z" fill="var(--signal-500)" />
    <path d="M174 76q0-8 8-8h116q8 0 8 8v62H174z" fill="var(--ink-100)" />
    <path d="M196 68h32l-34 70h-20v-24zM240 68h12l-34 70h-12z" fill="var(--white)" />
    <path d="M146 74h10v52h-10zM324 74h10v52h-10z" fill="var(--ink-900)" />
    <path d="M190 154h100v8H190zM190 170h100v8H190zM190 186h100v8H190z" fill="var(--ink-900)" />
    <path d="M154 210h172v36q0 6-6 6H160q-6 0-6-6z" fill="var(--ink-500)" />
    <rect x="166" y="218" width="32" height="16" rx="4" fill="var(--amber-100)" />
    <rect x="282" y="218" width="32" height="16" rx="4" fill="var(--amber-100)" />
    <rect x="212" y="222" width="56" height="16" rx="2" fill="var(--paper)" />
    <path d="M220 230h40" stroke="var(--ink-900)" strokeWidth="6" strokeDasharray="10 5" />
  </>
);

/** In a high-visibility vest, seen from the side. */
const Driver = () => (
  <>
    <path d="M74 200L62 264h18l14-50l12 50h18l-8-64z" fill="var(--ink-300)" />
    <path d="M56 262h26v8H56zM104 262h28v8h-28z" fill="var(--asphalt-900)" />
    <path d="M70 128q0-14 14-14h22q14 0 14 14v76H70z" fill="var(--signal-400)" />
    <path d="M70 152h50v9H70zM70 178h50v9H70z" fill="var(--paper)" />
    <path d="M88 114h12v14H88z" fill="var(--signal-200)" />
    <circle cx="95" cy="96" r="20" fill="var(--signal-200)" />
    <path d="M74 94q0-22 22-22q20 0 21 18h12q2 6-4 6z" fill="var(--paper)" />
    <path d="M92 132L96 168H134" stroke="var(--signal-600)" strokeWidth="14" strokeLinejoin="round" />
    <circle cx="136" cy="168" r="8" fill="var(--signal-200)" />
  </>
);

const List = () => (
  <g transform="translate(-18 66) rotate(5 406 206)">
    <rect x="356" y="64" width="100" height="142" rx="6" fill="var(--asphalt-300)" />
    <path d="M365 80h82v118h-82z" fill="var(--paper)" />
    <path d="M386 56h40v18h-40z" fill="var(--ink-300)" />
    {[104, 132, 160].map((y) => (
      <g key={y}>
        <path d={`M374 ${y}l7 7l12-14`} stroke="var(--green-600)" strokeWidth="6" />
        <path d={`M402 ${y + 1}h${y === 132 ? 26 : 36}`} stroke="var(--asphalt-300)" strokeWidth="6" />
      </g>
    ))}
    <rect x="374" y="178" width="12" height="12" stroke="var(--asphalt-500)" strokeWidth="3" />
    <path d="M402 184h26" stroke="var(--asphalt-300)" strokeWidth="6" />
  </g>
);
