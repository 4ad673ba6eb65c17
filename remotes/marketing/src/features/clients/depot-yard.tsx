/** Left edge of a dock, counted from 1. They are 108 wide. */
const dockAt = (number: number) => 140 * number - 56;

const LORRY_DOCK = 3;
const OPEN_DOCK = 2;
/** More than the picture holds: in a wide window the building goes on to the edge. */
const DOCKS = Array.from({ length: 11 }, (_, index) => index + 1);

/** A distribution centre at night: one dock is open, and a lorry is backed onto another. It fills the hero's edge. */
export function DepotYard() {
  return (
    <svg viewBox="0 0 640 400" preserveAspectRatio="xMidYMax meet" overflow="visible" focusable="false">
      <Building />
      {DOCKS.map((number) =>
        number === OPEN_DOCK ? (
          <OpenDock key={number} x={dockAt(number)} />
        ) : (
          <ClosedDock key={number} x={dockAt(number)} />
        ),
      )}
      {DOCKS.map((number) => (
        <DockNumber key={number} x={dockAt(number)} number={number} />
      ))}
      <Ground />
      <Mast />
      <Lorry x={dockAt(LORRY_DOCK)} />
      <Banksman />
    </svg>
  );
}

const grooves = Array.from({ length: 76 }, (_, index) => `M${76 + 20 * index} 116v212`).join('');

function Building() {
  return (
    <g>
      <path d="M56 372V84H1640v288z" fill="var(--ink-700)" />
      <path d={grooves} stroke="var(--ink-600)" strokeWidth="2" opacity="0.55" />
      <path d="M48 72H1640v22H48z" fill="var(--ink-600)" />
      <path d="M56 104H1640v10H56z" fill="var(--signal-500)" />
      <path d="M56 328H1640v44H56z" fill="var(--ink-900)" />
    </g>
  );
}

/** The rubber shelter around a door. */
function Shelter({ x }: { x: number }) {
  return (
    <g>
      <path d={`M${x - 6} 172h120v12H${x - 6}z`} fill="var(--ink-500)" />
      <path d={`M${x} 184h108v144H${x}z`} fill="var(--asphalt-900)" />
      <path d={`M${x + 8} 330h14v22h-14zM${x + 86} 330h14v22h-14z`} fill="var(--asphalt-600)" />
    </g>
  );
}

function ClosedDock({ x }: { x: number }) {
  return (
    <g>
      <Shelter x={x} />
      <path d={`M${x + 12} 196h84v132h-84z`} fill="var(--asphalt-300)" />
      <path
        d={`M${x + 12} 214h84m-84 19h84m-84 19h84m-84 19h84m-84 19h84m-84 19h84`}
        stroke="var(--asphalt-500)"
        strokeWidth="2"
      />
      <path d={`M${x + 46} 316h16v5h-16z`} fill="var(--asphalt-800)" />
    </g>
  );
}

/** The light is on, and pallets wait. */
function OpenDock({ x }: { x: number }) {
  return (
    <g>
      <Shelter x={x} />
      <path d={`M${x + 12} 196h84v132h-84z`} fill="var(--amber-100)" />
      <path d={`M${x + 12} 196h84v14h-84z`} fill="var(--asphalt-300)" />
      <path d={`M${x + 12} 204h84`} stroke="var(--asphalt-500)" strokeWidth="2" />
      <path d={`M${x + 12} 252h84M${x + 26} 214v114M${x + 82} 214v114`} stroke="var(--signal-300)" strokeWidth="4" />
      <path d={`M${x + 33} 230h18v20h-18zM${x + 55} 236h22v14h-22z`} fill="var(--signal-600)" />
      <path d={`M${x + 30} 286h32v36h-32zM${x + 64} 300h24v22h-24z`} fill="var(--signal-700)" />
      <path d={`M${x + 43} 286h6v36h-6zM${x + 73} 300h5v22h-5z`} fill="var(--signal-300)" />
      <path d={`M${x + 26} 322h66v6h-66z`} fill="var(--asphalt-800)" />
    </g>
  );
}

function DockNumber({ x, number }: { x: number; number: number }) {
  return (
    <g>
      <rect x={x + 37} y="126" width="34" height="34" rx="6" fill="var(--paper)" />
      <text
        x={x + 54}
        y="152"
        textAnchor="middle"
        fontSize="26"
        fill="var(--ink-900)"
        fontFamily="var(--font-display)"
        fontWeight="900"
      >
        {number}
      </text>
    </g>
  );
}

/** The yard, with the lines that a lorry reverses along. */
function Ground() {
  return (
    <g>
      <path d="M-1600 372H1640v28H-1600z" fill="var(--asphalt-800)" />
      {DOCKS.map((number) => (
        <path key={number} d={`M${dockAt(number) + 120} 372h8l${7 * (number - 3)} 28h-10z`} fill="var(--asphalt-200)" />
      ))}
    </g>
  );
}

/** A mast that lights the yard, and the speed limit that every yard has. */
function Mast() {
  return (
    <g>
      <path d="M26 36L-40 372H150L52 36z" fill="var(--signal-100)" opacity="0.08" />
      <path d="M20 40h6v336h-6z" fill="var(--asphalt-500)" />
      <path d="M14 28h44v10H14z" fill="var(--asphalt-300)" />
      <path d="M28 38h28v4H28z" fill="var(--amber-100)" />
      <circle cx="23" cy="226" r="21" fill="var(--signal-500)" />
      <circle cx="23" cy="226" r="15" fill="var(--paper)" />
      <text
        x="23"
        y="234"
        textAnchor="middle"
        fontSize="22"
        fill="var(--ink-900)"
        fontFamily="var(--font-display)"
        fontWeight="900"
      >
        5
      </text>
    </g>
  );
}

/** Backed onto the dock, so that it faces us. */
function Lorry({ x }: { x: number }) {
  return (
    <g transform={`translate(${x - 364} 0)`}>
      <path d="M352 372h132l10 12H342z" fill="var(--asphalt-900)" />
      <path d="M368 350h22v32h-22zM446 350h22v32h-22z" fill="var(--asphalt-900)" />
      <rect x="354" y="176" width="128" height="176" rx="4" fill="var(--paper)" />
      <path d="M354 330h128v22H354z" fill="var(--asphalt-300)" />
      <path d="M362 182h12v4h-12zM462 182h12v4h-12z" fill="var(--signal-500)" />
      <path d="M366 234l10-32q1-4 6-4h72q5 0 6 4l10 32z" fill="var(--signal-600)" />
      <path d="M362 352V238q0-10 10-10h92q10 0 10 10v114z" fill="var(--signal-500)" />
      <path d="M370 244q0-6 6-6h84q6 0 6 6l2 50H368z" fill="var(--ink-100)" />
      <path d="M388 238h26l-22 56h-24z" fill="var(--white)" />
      <path d="M370 238h96v9h-96z" fill="var(--ink-900)" />
      <path d="M378 294l34-14M456 294l-34-14" stroke="var(--ink-900)" strokeWidth="2.5" />
      <path d="M352 244h8v34h-8zM476 244h8v34h-8z" fill="var(--ink-900)" />
      <path d="M384 304h68v24h-68z" fill="var(--ink-900)" />
      <path d="M388 312h60M388 320h60" stroke="var(--signal-600)" strokeWidth="3" />
      <path d="M362 334h112v22q0 6-6 6H368q-6 0-6-6z" fill="var(--ink-700)" />
      <path d="M366 338h22v10h-22zM448 338h22v10h-22z" fill="var(--amber-100)" />
      <path d="M398 340h40v12h-40z" fill="var(--paper)" />
    </g>
  );
}

/** The person who guides lorries in, in orange. */
function Banksman() {
  return (
    <g>
      <path d="M546 336h12l-2 50h-9zM560 336h12l1 50h-9z" fill="var(--ink-500)" />
      <path d="M544 386h14v6h-16q0-4 2-6zM562 386h12q4 2 4 6h-16z" fill="var(--asphalt-900)" />
      <path d="M540 288q0-10 10-10h18q10 0 10 10v52h-38z" fill="var(--signal-500)" />
      <path d="M548 278h6v62h-6zM564 278h6v62h-6zM540 318h38v7h-38z" fill="var(--amber-100)" />
      <path d="M544 292L514 262" stroke="var(--signal-500)" strokeWidth="11" strokeLinecap="round" />
      <path d="M574 292l12 30-8 18" stroke="var(--signal-500)" strokeWidth="11" strokeLinecap="round" fill="none" />
      <circle cx="511" cy="259" r="6" fill="var(--signal-200)" />
      <circle cx="577" cy="343" r="6" fill="var(--signal-200)" />
      <path d="M553 270h12v12h-12z" fill="var(--signal-200)" />
      <circle cx="559" cy="262" r="12" fill="var(--signal-200)" />
      <path d="M545 260q0-15 14-15t14 15z" fill="var(--paper)" />
      <path d="M541 258h24v4h-24z" fill="var(--asphalt-200)" />
    </g>
  );
}
