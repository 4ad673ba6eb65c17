/** Where a prop went. */
export interface PropChange {
  /** The version that deprecated it. */
  since: string;
  components: readonly string[];
  prop: string;
  /** The prop that has its value now; without one, it goes. */
  to?: string;
  /** `to` is a boolean now, which is true where the value was this one. */
  flag?: string;
  /** Another deprecated prop with the value 'end', beside which the value goes to `end` instead. */
  atEnd?: string;
}

export const CHANGES: readonly PropChange[] = [
  {
    since: '1.7.0',
    components: ['Accordion', 'CallToAction', 'EmptyState', 'ErrorState', 'Hero', 'ProgressSteps', 'Timeline'],
    prop: 'headingLevel',
    to: 'level',
  },
  { since: '1.7.0', components: ['Badge', 'Banner', 'PageMessage'], prop: 'tone', to: 'status' },
  { since: '1.7.0', components: ['RoadLine', 'Text'], prop: 'tone', to: 'muted', flag: 'muted' },
  { since: '1.7.0', components: ['Logo'], prop: 'tone' },
  { since: '1.7.0', components: ['CheckboxGroup'], prop: 'onChange', to: 'onValuesChange' },
  { since: '1.7.0', components: ['RadioGroup', 'SegmentedControl'], prop: 'onChange', to: 'onValueChange' },
  {
    since: '1.7.0',
    components: ['Button', 'LinkButton', 'ButtonForm', 'ScriptedButton'],
    prop: 'icon',
    to: 'start',
    atEnd: 'iconPosition',
  },
  { since: '1.7.0', components: ['Badge'], prop: 'icon', to: 'start' },
  { since: '1.7.0', components: ['TextField'], prop: 'prefix', to: 'start' },
  { since: '1.7.0', components: ['Panel'], prop: 'aside', to: 'end' },
];
