import { Picture } from './picture.tsx';

const towers = [96, 240, 384];

/** The Forth Bridge, with hills and a castle behind. */
export const ForthBridge = () => (
  <Picture>
    <circle cx="392" cy="78" r="44" fill="var(--signal-300)" />
    <path d="M0 196L70 132l46 34l74-74l70 78l56-44l76 62l50-30l38 30v54H0z" fill="var(--ink-700)" />
    <Castle />
    <path d="M0 222q30-8 60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0V270H0z" fill="var(--ink-600)" />
    <path d="M0 246q30-8 60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0V270H0z" fill="var(--ink-500)" />
    <path d="M0 184H480v10H0z" fill="var(--signal-600)" />
    {towers.map((x) => (
      <Cantilever key={x} x={x} />
    ))}
    <SmallLorry />
  </Picture>
);

const Cantilever = ({ x }: { x: number }) => (
  <g transform={`translate(${x} 0)`}>
    <path d="M-16 226h32v22h-32z" fill="var(--asphalt-300)" />
    <g stroke="var(--signal-500)" strokeLinejoin="round">
      <path d="M-72 184L-10 96H10L72 184" strokeWidth="7" />
      <path d="M-72 194Q-50 200 -12 230H12Q50 200 72 194" strokeWidth="7" />
      <path d="M-10 96L-13 228M10 96L13 228" strokeWidth="6" />
      <path
        d="M-10 100L-42 186M10 100L42 186M-36 134L-12 214M36 134L12 214M-11 140L11 170M11 140L-11 170"
        strokeWidth="3.5"
      />
    </g>
  </g>
);

const Castle = () => (
  <path
    d="M112 226l38-78l12-26v-18h6v-6h5v6h6v-6h5v6h6v12h12V98h5v-6h5v6h6v-6h5v6h6v24h10v-12h4v-5h4v5h4v12l12 26l34 78z"
    fill="var(--ink-500)"
  />
);

/** On its way north over the bridge. */
const SmallLorry = () => (
  <g transform="translate(268 152)">
    <rect width="54" height="26" rx="2" fill="var(--paper)" />
    <path d="M56 30V10q0-3 3-3h10q4 0 6 4l4 10q3 1 3 4v5z" fill="var(--signal-300)" />
    <path d="M65 11h6l3 8h-9z" fill="var(--ink-900)" />
    <path d="M2 26h78v4H2z" fill="var(--ink-900)" />
    {[10, 22, 64, 74].map((x) => (
      <circle key={x} cx={x} cy="30" r="4.5" fill="var(--asphalt-900)" />
    ))}
  </g>
);
