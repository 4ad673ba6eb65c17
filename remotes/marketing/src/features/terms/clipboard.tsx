import m from '../drawing/materials.module.css';

/** A consignment note on its clipboard, signed, with the parcel it belongs to. Decorative. */
export function Clipboard() {
  return (
    <svg viewBox="0 0 560 350" preserveAspectRatio="xMidYMax meet" focusable="false">
      <Parcel />
      <g transform="rotate(-5 250 190)">
        <rect className={m.frame} x="122" y="34" width="236" height="330" rx="12" />
        <path className={m.paper} d="M138 60H342V364H138z" />
        <Note />
        <path className={m.metal} d="M190 44h22a28 28 0 0 1 56 0h22v26H190z" />
        <circle className={m.frameShade} cx="240" cy="40" r="10" />
        <path className={m.metalShade} d="M184 64h112v10H184z" />
      </g>
      <Pen />
    </svg>
  );
}

function Note() {
  return (
    <g>
      <path className={m.signal} d="M154 90h84v18h-84z" />
      <path className={m.dark} d="M260 90h66v6h-66zM260 102h44v6h-44z" />
      <path
        className={m.metal}
        d="M154 126h172v5H154zM154 142h172v5H154zM154 158h128v5H154zM154 184h172v5H154zM154 200h150v5H154z"
      />
      <path className={m.frame} d="M154 226h14v14h-14zM154 250h14v14h-14zM154 274h14v14h-14z" />
      <path className={m.metal} d="M178 231h124v5H178zM178 255h104v5H178zM178 279h132v5H178z" />
      <path className={m.metalShade} d="M154 334h112v3H154z" />
      <path
        className={m.dark}
        d="M160 330c6-20 16-26 18-16 2 8-8 18-4 18 6 0 10-20 16-20 5 0-2 17 3 17 6 0 8-14 14-14 5 0 0 12 5 12 8 0 22-8 40-10l1 4c-18 2-32 11-42 11-7 0-6-6-5-9-3 3-6 9-13 9-8 0-7-8-6-11-4 5-8 12-15 12-9 0-2-14 1-20 2-6-6 0-9 18z"
      />
    </g>
  );
}

function Parcel() {
  return (
    <g>
      <path className={m.signal} d="M318 206H510V350H318z" />
      <path className={m.signalShade} d="M318 206H510v22H318z" />
      <path className={m.paperShade} d="M400 206h30v46l-15-9-15 9z" />
      <path className={m.paper} d="M446 286h48v48h-48z" />
      <path className={m.dark} d="M466 328v-24h-8l12-13 12 13h-8v24z" />
    </g>
  );
}

function Pen() {
  return (
    <g transform="rotate(38 300 300)">
      <path className={m.frameShade} d="M292 196h18v92h-18z" />
      <path className={m.signal} d="M292 184a9 9 0 0 1 18 0v20h-18z" />
      <path className={m.metal} d="M292 288h18l-9 28z" />
      <path className={m.dark} d="M297.500 305h7l-3.500 11z" />
    </g>
  );
}
