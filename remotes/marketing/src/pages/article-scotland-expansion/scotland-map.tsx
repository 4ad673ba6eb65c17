import { cities } from './cities.ts';
import m from '../../features/drawing/materials.module.css';

const mainland =
  'M105 288L100 278L94 262L106 245L114 230L107 218L104 200L119 197L110 191L104 184L102 197L92 202L98 178L85 196L83 220' +
  'L79 233L70 242L73 217L79 185L82 164L92 143L75 156L53 141L68 122L77 105L67 88L77 68L92 62L86 35L100 9L123 16L157 10' +
  'L176 8L174 23L152 44L136 61L147 62L135 76L128 89L143 81L166 73L195 76L215 74L224 88L213 112L208 125L198 143L192 154' +
  'L181 160L167 167L183 165L193 173L172 185L159 190L148 188L161 194L173 195L188 188L200 194L214 206L204 218L208 232' +
  'L192 243L175 263L154 271L136 278L123 284L119 272L108 274z';

const islands =
  'M61 110L73 104L58 91L50 73L35 91L46 102zM71 168L48 172L58 161L54 149L65 154zM60 213L50 220L42 207L54 200z' +
  'M63 204L73 183L61 194zM94 231L96 217L88 212L85 228zM54 21L50 38L37 56L19 67L21 42L31 32zM15 77L12 108L6 102L6 80z';

/** The roads between the cities and beyond them, each with its number where it stands on the map. */
const roads = [
  { number: 'M8', path: 'M129 202L169 197', x: 149, y: 213 },
  { number: 'M90', path: 'M169 197L160 165', x: 186, y: 179 },
  { number: 'A90', path: 'M160 165L178 159L192 154L211 113', x: 222, y: 139 },
  { number: 'M9', path: 'M129 202L141 184L160 165', x: 128, y: 178 },
  { number: 'A9', path: 'M160 165L146 128L130 91', x: 128, y: 128 },
  { number: 'M74', path: 'M129 202L158 240L174 262', x: 133, y: 238 },
];

/** Scotland, with the trunk roads between the four cities. Decorative. */
export function ScotlandMap({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="52 76 246 196" strokeLinecap="round" strokeLinejoin="round" className={className} focusable="false">
      <path d="M-900-100h2000v600h-2000z" fill="var(--ink-800)" />
      <path d={mainland + islands} fill="var(--ink-600)" stroke="var(--ink-600)" strokeWidth="5" />
      {roads.map(({ number, path }) => (
        <path key={number} d={path} fill="none" stroke="var(--signal-500)" strokeWidth="4" />
      ))}
      {roads.map(({ number, x, y }) => (
        <g key={number} transform={`translate(${x} ${y})`}>
          <rect x="-12" y="-7" width="24" height="13" rx="2.5" className={m.paper} />
          <text y="3" textAnchor="middle" fontSize="9" className={m.lettering}>
            {number}
          </text>
        </g>
      ))}
      {cities.map(({ city, at: { x, y }, west }, index) => (
        <g key={city} transform={`translate(${x} ${y})`}>
          <circle r="9" fill="var(--signal-500)" stroke="var(--ink-900)" strokeWidth="2.5" />
          <text y="4" textAnchor="middle" fontSize="12" className={m.lettering}>
            {index + 1}
          </text>
          <text
            x={west ? -13 : 13}
            y="4"
            textAnchor={west ? 'end' : 'start'}
            fontSize="13"
            className={m.lightLettering}
          >
            {city}
          </text>
        </g>
      ))}
    </svg>
  );
}
