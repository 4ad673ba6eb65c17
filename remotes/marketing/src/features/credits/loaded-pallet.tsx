import m from '../drawing/materials.module.css';

/** A pallet of other people's goods, each with its label. Decorative. */
export function LoadedPallet() {
  return (
    <svg viewBox="0 0 560 350" preserveAspectRatio="xMidYMax meet" focusable="false">
      <path className={m.metalShade} d="M96 326h44v24H96zM258 326h44v24h-44zM420 326h44v24h-44z" />
      <path className={m.metal} d="M84 312H476v14H84zM84 344H476v6H84z" />
      <path className={m.signal} d="M104 176H284V312H104z" />
      <path className={m.signalShade} d="M104 176H284v20H104zM182 196h24v36l-12-8-12 8z" />
      <path className={m.paperShade} d="M288 132H456V312H288z" />
      <path className={m.metal} d="M288 132H456v20H288z" />
      <path className={m.frame} d="M150 66H318V172H150z" />
      <path className={m.frameShade} d="M150 66H318v18H150z" />
      <Pin />
      <People />
      <Code />
      <path className={m.rubber} d="M126 176h10v136h-10zM252 176h10v136h-10z" />
    </svg>
  );
}

function Pin() {
  return (
    <g>
      <rect className={m.paper} x="326" y="178" width="92" height="104" rx="4" />
      <path className={m.signal} d="M372 192a26 26 0 0 1 26 26c0 18-18 34-26 48-8-14-26-30-26-48a26 26 0 0 1 26-26z" />
      <circle className={m.paper} cx="372" cy="218" r="10" />
    </g>
  );
}

function People() {
  return (
    <g>
      <rect className={m.paper} x="156" y="240" width="76" height="58" rx="4" />
      <circle className={m.dark} cx="180" cy="258" r="8" />
      <circle className={m.dark} cx="208" cy="258" r="8" />
      <path className={m.dark} d="M164 290q2-20 16-20t16 20zM198 290q1-9-2-15 4-5 12-5 14 0 16 20z" />
    </g>
  );
}

function Code() {
  return (
    <g>
      <rect className={m.paper} x="190" y="100" width="88" height="56" rx="4" />
      <path className={m.dark} d="M212 112l6 6-10 10 10 10-6 6-16-16zM256 112l16 16-16 16-6-6 10-10-10-10z" />
      <path className={m.signal} d="M236 110h8l-12 36h-8z" />
    </g>
  );
}
