import m from '../drawing/materials.module.css';

/** A fingerpost to the four ways to reach us, and a telephone box. Decorative. */
export function Signpost() {
  return (
    <svg viewBox="0 0 560 350" preserveAspectRatio="xMidYMax meet" focusable="false">
      <TelephoneBox />
      <path className={m.metalShade} d="M140 330h60v20h-60zM152 312h36v18h-36z" />
      <rect className={m.metal} x="163" y="26" width="14" height="290" />
      <circle className={m.signal} cx="170" cy="20" r="14" />
      <Arm y={48} label="Call" />
      <Arm y={104} label="Write" pointsLeft />
      <Arm y={160} label="Visit" />
      <Arm y={216} label="Meet" pointsLeft />
    </svg>
  );
}

function Arm({ y, label, pointsLeft = false }: { y: number; label: string; pointsLeft?: boolean }) {
  return (
    <g transform={`translate(170 ${y})`}>
      <g transform={pointsLeft ? 'scale(-1 1)' : undefined}>
        <path className={m.dark} d="M-18 0H122L148 22 122 44H-18z" />
        <path className={m.paper} d="M-14 4H120L142 22 120 40H-14z" />
      </g>
      <text className={m.lettering} x={pointsLeft ? -56 : 56} y="31" fontSize="27" textAnchor="middle">
        {label}
      </text>
    </g>
  );
}

function TelephoneBox() {
  return (
    <g>
      <path className={m.signalShade} d="M362 44q64-34 128 0v18H362z" />
      <path className={m.signal} d="M354 58H498V92H354zM362 92H490V334H362z" />
      <path className={m.paper} d="M370 65H482V85H370z" />
      <text className={m.lettering} x="426" y="80.500" fontSize="15" textAnchor="middle" letterSpacing="2">
        TELEPHONE
      </text>
      <path className={m.signalShade} d="M362 92h10v242h-10zM480 92h10v242h-10z" />
      <path className={m.dark} d="M382 104H470V288H382z" />
      {[0, 1, 2, 3, 4].map((row) => (
        <path
          key={row}
          className={m.lamp}
          d={`M385 ${107 + row * 36.5}h16v32h-16zM404 ${107 + row * 36.5}h44v32h-44zM451 ${107 + row * 36.5}h16v32h-16z`}
        />
      ))}
      <path className={m.frame} d="M411 184h30v62h-30zM414 172q12-12 24 0l5 2v12h-9v-5h-16v5h-9v-12z" />
      <path
        className={m.metal}
        d="M417 192h18v14h-18zM417 212h5v5h-5zM423.500 212h5v5h-5zM430 212h5v5h-5zM417 220h5v5h-5zM423.500 220h5v5h-5zM430 220h5v5h-5z"
      />
      <path className={m.paper} d="M472 190h5v34h-5z" />
      <path className={m.rubber} d="M350 330H502v20H350z" />
    </g>
  );
}
