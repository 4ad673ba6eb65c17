import m from '../drawing/materials.module.css';
import styles from './coverage-map.module.css';

const COAST =
  'M31 530L54 509L72 473L87 461L126 461L136 444L148 427L136 439L120 450L93 439L81 440L67 435L53 436L46 421L68 407L88 387L88 365L67 366L78 348L68 335L81 329L96 334L116 333L125 341L120 330L126 328L124 300L132 289L119 289L104 263L113 241L124 235L105 241L89 247L77 253L60 256L51 242L55 233L69 206L61 186L66 177L46 174L37 215L29 215L33 186L38 149L13 130L27 114L32 96L26 79L30 62L45 48L46 39L55 17L81 22L124 16L123 30L91 56L97 62L84 83L109 72L161 73L169 84L158 106L145 131L128 146L140 157L112 173L136 170L161 187L175 201L181 234L190 255L210 264L228 287L225 301L235 319L232 325L243 347L233 360L245 365L249 356L277 358L292 378L293 387L279 416L263 430L256 442L248 445L257 451L282 451L279 466L265 479L240 490L205 490L186 487L163 497L145 503L126 492L110 498L108 512L103 521L86 514L65 520L54 532L49 536L39 528z';

/** The motorways between the stops: Scotland to London by the west and by the east, and the M62, M4 and M5. */
const ROUTES =
  'M95 182L128 241L147 324L165 384L227 444M95 182L122 178L173 237L179 306L198 384L227 444M147 324L179 306M165 384L140 444L109 489M106 438L140 444L227 444';

/** The trunk roads that lead on from them. */
const BRANCHES =
  'M95 182L111 150L83 85M111 150L157 105M147 324L129 342L73 338M106 438L58 433M109 489L38 526M227 444L276 466M227 444L235 402L276 376M227 444L182 480';

/** In the order of the regions in content/contact.ts, which the numbers on the map refer to. */
const STOPS = [
  [227, 444],
  [165, 384],
  [147, 324],
  [173, 237],
  [106, 438],
  [95, 182],
  [109, 489],
  [179, 306],
] as const;

/** Great Britain with our regions as numbered stops. Decorative: the list beside it says the same. */
export function CoverageMap() {
  return (
    <svg
      viewBox="0 0 306 548"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={styles.map}
      aria-hidden="true"
      focusable="false"
    >
      <path d={COAST} fill="var(--ink-600)" stroke="var(--ink-600)" strokeWidth="8" />
      <g fill="none">
        <path d={BRANCHES} stroke="var(--ink-300)" strokeWidth="3" />
        <path d={ROUTES} stroke="var(--ink-800)" strokeWidth="12" />
        <path d={ROUTES} stroke="var(--signal-500)" strokeWidth="6" />
      </g>
      {STOPS.map(([x, y], index) => (
        <g key={index} transform={`translate(${x} ${y})`}>
          <circle r="12" fill="var(--paper)" stroke="var(--ink-900)" strokeWidth="3" />
          <text className={m.lettering} y="5" textAnchor="middle" fontSize="14">
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
