/** A pop-up book: a road across its pages, with a lorry, a charger, a sign and hills standing up. Decorative. */
export function PopUpBook() {
  return (
    <svg viewBox="0 0 600 380" preserveAspectRatio="xMidYMax meet" fill="none" aria-hidden="true" focusable="false">
      <circle cx="300" cy="170" r="158" fill="var(--ink-700)" />
      <circle cx="404" cy="92" r="34" fill="var(--signal-300)" />
      <path d="M118 250L196 150l44 48l72-96l84 110l34-36l70 74z" fill="var(--ink-500)" />
      <path d="M312 102l34 45l-20 12l-18-10l-16 14l-14-17z" fill="var(--ink-100)" />
      <Book />
      <Sign />
      <Charger />
      <Lorry />
    </svg>
  );
}

const Book = () => (
  <>
    <path d="M24 366V286l20-6H556l20 6v80q-140-16-268 14h-16Q164 350 24 366z" fill="var(--signal-600)" />
    <path d="M36 352V262q140-22 264 14q124-36 264-14v90q-140-18-264 16Q176 334 36 352z" fill="var(--asphalt-200)" />
    <path d="M44 340V236q136-20 256 16v104Q180 322 44 340z" fill="var(--paper)" />
    <path d="M556 340V236q-136-20-256 16v104Q420 322 556 340z" fill="var(--asphalt-50)" />
    <path d="M44 276q136-18 256 16q120-34 256-16v40q-136-18-256 16Q180 298 44 316z" fill="var(--asphalt-800)" />
    <path d="M44 296q136-18 256 16q120-34 256-16" stroke="var(--paper)" strokeWidth="4" strokeDasharray="22 16" />
    <path d="M300 252v104" stroke="var(--asphalt-300)" strokeWidth="3" />
    <path
      d="M70 254q60-6 110 2M70 328q80-8 150 4M420 258q50-8 110-4M380 338q70-14 150-10"
      stroke="var(--asphalt-200)"
      strokeWidth="5"
    />
  </>
);

const Sign = () => (
  <>
    <path d="M98 150h7v104h-7zM158 150h7v104h-7z" fill="var(--asphalt-300)" />
    <rect x="72" y="88" width="120" height="80" rx="9" fill="var(--paper)" />
    <rect x="77" y="93" width="110" height="70" rx="6" fill="var(--ink-600)" />
    <path d="M92 112h50M92 128h64M92 144h40" stroke="var(--paper)" strokeWidth="7" />
    <path d="M160 108l12 8l-12 8z" fill="var(--signal-500)" />
  </>
);

const Charger = () => (
  <>
    <rect x="482" y="160" width="38" height="88" rx="6" fill="var(--ink-100)" />
    <rect x="489" y="168" width="24" height="18" rx="2" fill="var(--ink-900)" />
    <path d="M504 194l-12 17h8l-4 15l14-20h-9z" fill="var(--signal-500)" />
    <path d="M482 206q-18 4-14 22t-12 20" stroke="var(--ink-100)" strokeWidth="5" />
  </>
);

const Lorry = () => (
  <g transform="translate(206 178)">
    <path d="M6 104H226v10H6z" fill="var(--ink-500)" />
    <rect y="16" width="158" height="90" rx="3" fill="var(--white)" stroke="var(--asphalt-200)" strokeWidth="2" />
    <path d="M0 86H158v17a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3z" fill="var(--signal-500)" />
    <path d="M22 38h86M22 56h58" stroke="var(--ink-800)" strokeWidth="11" />
    <path d="M164 112V34q0-5 5-5h34q9 0 12 9l11 33q2 5 7 6l5 2q6 2 6 8v25z" fill="var(--signal-500)" />
    <path d="M187 38h14q6 0 8 6l9 27q1 3-3 3h-28z" fill="var(--ink-100)" />
    <path d="M182 36v68M187 84h10" stroke="var(--signal-700)" strokeWidth="2.5" />
    {[30, 64, 206].map((x) => (
      <g key={x} transform={`translate(${x} 116)`}>
        <circle r="19" fill="var(--asphalt-900)" />
        <circle r="10.5" fill="var(--asphalt-200)" />
        <circle r="4" fill="var(--asphalt-600)" />
      </g>
    ))}
  </g>
);
