export interface Shift {
  /** What a title may add: 'Nights'. Empty where it would say nothing. */
  label: string;
  text: string;
  /** Pay relative to a plain day shift. */
  premium: number;
}

const shift = (label: string, text: string, premium = 1): Shift => ({ label, text, premium });

export const SHIFTS = {
  driving: [
    shift('Days', 'Monday to Friday, starts between 05:00 and 07:00, ten to twelve hours a day'),
    shift('Days', 'Any five from seven, with the rota out three weeks ahead'),
    shift('Nights', 'Sunday to Thursday nights, starts from 18:00 to 22:00', 1.1),
    shift('Nights', 'Monday to Friday nights, average 48 hours', 1.1),
    shift('4 on 4 off', 'Four on, four off, 12-hour shifts with a fixed start time', 1.03),
    shift('Weekends', 'Friday, Saturday and Sunday, with enhanced rates both weekend days', 1.12),
    shift('Early Starts', 'Starts from 02:00 to 04:00, home by early afternoon', 1.05),
    shift('Afternoons', 'Monday to Friday, 14:00 start, finishing around midnight', 1.04),
    shift('', 'Full weeks or odd shifts: tell us your availability and we will plan around it'),
    shift('Mon-Fri', 'Monday to Friday only, no weekends unless you ask for them'),
  ],
  tramping: [
    shift('', 'Monday to Friday, out four nights a week, home every weekend'),
    shift('', 'Out Sunday evening, back Friday afternoon; nights out paid at £35 tax free', 1.03),
    shift('European', 'Two weeks away, one week home, cards and tolls supplied', 1.08),
  ],
  local: [
    shift('', 'Monday to Friday, 07:00 to about 16:00'),
    shift('Days', 'Five days over six, Monday to Saturday, starting at 06:30'),
    shift('Early Starts', 'Starts at 04:00, finished by midday', 1.05),
    shift('Evenings', 'Evening rounds, 15:00 to 23:00, with a late supplement', 1.05),
    shift('Weekends', 'Saturday and Sunday rounds, ideal beside a weekday job', 1.08),
    shift('Part Time', 'Four mornings a week, 06:00 to 11:00'),
    shift('4 on 4 off', 'Four on, four off, ten-hour days', 1.02),
  ],
  bus: [
    shift('', 'A rotating rota of earlies, lates and middles, 39 hours over five days'),
    shift('Part Time', 'School runs: 06:45 to 09:00 and 14:30 to 17:00, term time only', 0.98),
    shift('Lates', 'Late shifts, finishing by 01:00, with a late-duty supplement', 1.05),
    shift('Weekends', 'Saturday and Sunday duties, with an optional midweek shift', 1.06),
    shift('Full Time', 'Four days a week on ten-hour duties'),
  ],
  warehouse: [
    shift('Days', '06:00 to 14:00, Monday to Friday'),
    shift('Afternoons', '14:00 to 22:00, Monday to Friday', 1.04),
    shift('Nights', '22:00 to 06:00, Sunday to Thursday, with a night premium of £1.80 an hour', 1.12),
    shift('Rotating', 'Rotating 06:00-14:00 and 14:00-22:00, changing every fortnight', 1.03),
    shift('4 on 4 off', 'Four on, four off, 06:00 to 18:00', 1.03),
    shift('Weekends', 'Saturday and Sunday, 12-hour shifts', 1.1),
    shift('Twilight', '17:00 to 21:00, Monday to Friday'),
  ],
  office: [
    shift('', 'Monday to Friday, 08:00 to 17:00'),
    shift('', 'Monday to Friday, 09:00 to 17:30, with one day a week from home after probation'),
    shift('Early Shift', 'Monday to Friday, 05:00 to 14:00, and one Saturday morning in four', 1.03),
    shift('', 'Four longer days, Monday to Saturday on a rota'),
    shift('Nights', 'Sunday to Thursday, 20:00 to 05:00', 1.12),
    shift('', '40 hours, hybrid: three days on site'),
    shift('Part Time', '20 hours over four or five mornings'),
  ],
  management: [
    shift('', 'Monday to Friday, with the hours the job needs and time back when it takes more'),
    shift('', '45 hours over five days, including one early and one late start a week'),
    shift('', 'Monday to Friday, 07:30 to 17:30, and on call one weekend in four'),
    shift('', 'Five days from seven on a rota agreed with the other managers'),
  ],
  workshop: [
    shift('Days', 'Monday to Friday, 07:30 to 16:30, alternate Saturday mornings'),
    shift('Nights', 'Monday to Thursday nights, four tens', 1.14),
    shift('Rotating', 'Earlies and lates on alternate weeks, with a shift allowance', 1.05),
    shift('4 on 4 off', 'Four on, four off, days only', 1.04),
    shift('Mobile', 'Home-based with a van, Monday to Friday, one week in five on call', 1.06),
  ],
} as const satisfies Record<string, readonly Shift[]>;

export type ShiftPattern = keyof typeof SHIFTS;
