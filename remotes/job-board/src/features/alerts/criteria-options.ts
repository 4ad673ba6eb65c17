import {
  CONTRACT_TYPES,
  JOB_CATEGORIES,
  JOB_LOCATIONS,
  LICENCES,
  optionText,
  SHIFTS,
  WEEKLY_HOURS,
  type ChoiceFilter,
  type JobAlertCriteria,
} from '@site/contract';
import { optionField } from './criteria-fields.ts';

interface OptionGroup {
  filter: ChoiceFilter;
  title: string;
  /** Whether any of them is chosen. */
  isUsed: boolean;
  /** Checkboxes: name and label. */
  options: { name: string; label: string }[];
}

const GROUPS: readonly [ChoiceFilter, string, readonly string[]][] = [
  ['category', 'Specialisation', JOB_CATEGORIES],
  ['location', 'Location', JOB_LOCATIONS],
  ['job_type', 'Contract type', CONTRACT_TYPES],
  ['shift', 'Shifts', SHIFTS],
  ['licence', 'Licence', LICENCES],
  ['hours', 'Weekly hours', WEEKLY_HOURS],
];

/** The options of every filter, with those that only this alert has. */
export const optionGroups = (criteria: JobAlertCriteria): OptionGroup[] =>
  GROUPS.map(([filter, title, offered]) => {
    const chosen: readonly string[] = criteria[filter] ?? [];
    return {
      filter,
      title,
      isUsed: chosen.length > 0,
      options: [...new Set([...offered, ...chosen])].map((option) => ({
        name: optionField(filter, option),
        label: optionText(filter, option),
      })),
    };
  });
