import { Picture } from './picture.tsx';

/** A battery lorry at its charger, with wind turbines behind. */
export const ElectricLorry = () => (
  <Picture>
    <circle cx="278" cy="132" r="112" fill="var(--ink-700)" />
    <Turbine x={46} y={112} size={1} />
    <Turbine x={372} y={76} size={0.72} />
    <Charger />
    <path d="M86 224H396v14H86z" fill="var(--ink-500)" />
    <rect x="80" y="92" width="212" height="134" rx="4" fill="var(--paper)" />
    <path d="M80 200H292v22a4 4 0 0 1-4 4H84a4 4 0 0 1-4-4z" fill="var(--signal-500)" />
    <path d="M192 104L150 158h30l-12 36l46-56h-32z" fill="var(--signal-500)" />
    <path d="M300 238V118q0-6 6-6h44q11 0 15 11l14 42q2 6 9 8l6 2q7 2 7 10v51q0 2-2 2z" fill="var(--signal-500)" />
    <path d="M330 124h18q7 0 10 8l11 34q1 4-3 4h-36z" fill="var(--ink-100)" />
    <path d="M343 124h10l-14 46h-9v-8z" fill="var(--white)" />
    <path d="M324 120v106M330 182h12" stroke="var(--signal-700)" strokeWidth="3" />
    <path d="M391 204h10v11h-10z" fill="var(--amber-100)" />
    <Wheel x={130} />
    <Wheel x={236} />
    <Wheel x={352} />
    <circle cx="310" cy="206" r="9" fill="var(--ink-900)" />
    <path d="M310 206C318 262 388 268 404 232C410 214 412 200 424 190" stroke="var(--ink-100)" strokeWidth="6" />
    <circle cx="310" cy="206" r="5" fill="var(--green-600)" />
  </Picture>
);

const Charger = () => (
  <>
    <path d="M410 262h58v8h-58z" fill="var(--asphalt-600)" />
    <rect x="416" y="146" width="46" height="118" rx="6" fill="var(--ink-100)" />
    <rect x="424" y="156" width="30" height="24" rx="2" fill="var(--ink-900)" />
    <path d="M430 170h18" stroke="var(--green-600)" strokeWidth="6" />
    <path d="M443 194L429 214h9l-4 16l16-22h-10z" fill="var(--signal-500)" />
  </>
);

/** One hub, three blades; at size 1 the tower is 158 high. */
const Turbine = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`} fill="var(--ink-300)">
    <path d="M-3 0L-6 290H6L3 0z" fill="var(--ink-500)" />
    {[12, 132, 252].map((turn) => (
      <path key={turn} transform={`rotate(${turn})`} d="M-4 -4Q-9 -34 0 -82Q5 -34 4 -4z" />
    ))}
    <circle r="6" />
  </g>
);

const Wheel = ({ x }: { x: number }) => (
  <g transform={`translate(${x} 245)`}>
    <circle r="25" fill="var(--asphalt-900)" />
    <circle r="14" fill="var(--asphalt-200)" />
    <circle r="9" stroke="var(--asphalt-600)" strokeWidth="3" strokeDasharray="3 6.42" />
    <circle r="4" fill="var(--asphalt-600)" />
  </g>
);
