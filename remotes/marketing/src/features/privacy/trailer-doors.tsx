import { brand } from '@site/design-system';
import m from '../drawing/materials.module.css';

/** The rear of our trailer, its doors locked: what is inside is nobody else's business. Decorative. */
export function TrailerDoors() {
  return (
    <svg viewBox="0 0 560 350" preserveAspectRatio="xMidYMax meet" focusable="false">
      <Cone x={66} />
      <Cone x={494} />
      <path className={m.rubber} d="M166 268h58v82h-58zM336 268h58v82h-58z" />
      <path className={m.frame} d="M140 258H420v34H140z" />
      <path className={m.frameShade} d="M224 292H336v14H224z" />
      <rect className={m.signal} x="148" y="266" width="44" height="14" rx="3" />
      <rect className={m.signal} x="368" y="266" width="44" height="14" rx="3" />
      <path className={m.lamp} d="M196 266h14v14h-14zM350 266h14v14h-14z" />
      <rect className={m.paper} x="228" y="264" width="104" height="24" rx="3" />
      <text className={m.lettering} x="280" y="283" fontSize="19" textAnchor="middle" letterSpacing="1">
        PR1 VCY
      </text>
      <Doors />
      <Padlock />
    </svg>
  );
}

function Doors() {
  return (
    <g>
      <rect className={m.metal} x="136" y="8" width="288" height="252" rx="5" />
      <path className={m.paper} d="M146 16H414V66H146zM148 76H277V250H148zM283 76H412V250H283z" />
      <path className={m.signal} d="M148 216H277v34H148zM283 216H412v34H283z" />
      <text className={m.lettering} x="280" y="54" fontSize="38" textAnchor="middle" letterSpacing="-1">
        {brand.name}
      </text>
      <path
        className={m.metalShade}
        d="M136 88h16v14h-16zM136 156h16v14h-16zM136 226h16v14h-16zM408 88h16v14h-16zM408 156h16v14h-16zM408 226h16v14h-16z"
      />
      {[172, 232, 320, 380].map((x) => (
        <g key={x}>
          <rect className={m.metalShade} x={x} y="72" width="8" height="184" rx="4" />
          <path className={m.frame} d={`M${x - 4} 84h16v8h-16zM${x - 4} 236h16v8h-16zM${x - 4} 142h16v8h-16z`} />
        </g>
      ))}
      <path className={m.frame} d="M222 168h48v12h-48zM290 168h48v12h-48z" />
    </g>
  );
}

function Padlock() {
  return (
    <g>
      <path className={m.dark} d="M250 186v-22a30 30 0 0 1 60 0v22h-13v-22a17 17 0 0 0-34 0v22z" />
      <rect className={m.signalShade} x="236" y="180" width="88" height="68" rx="10" />
      <rect className={m.signal} x="236" y="176" width="88" height="66" rx="10" />
      <path className={m.dark} d="M280 194a10 10 0 0 1 5 18.6V226h-10v-13.4a10 10 0 0 1 5-18.6z" />
    </g>
  );
}

function Cone({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 350)`}>
      <path className={m.signal} d="M-7-92H7L30-10h-60z" />
      <path className={m.paper} d="M-12-74h24l6 20h-36zM-20-44h40l5 18h-50z" />
      <rect className={m.signalShade} x="-42" y="-12" width="84" height="12" rx="3" />
    </g>
  );
}
