import { ProgressSteps } from './progress-steps.tsx';

const steps = [{ title: 'Application' }, { title: 'Screening', description: <em>By phone</em> }];

export const legal = [
  <ProgressSteps key="1" steps={steps} level={3} />,
  <ProgressSteps key="2" steps={steps} current={2} aria-label="Progress" />,
];

export const illegal = [
  // @ts-expect-error a step needs a title
  <ProgressSteps key="1" steps={[{ description: 'By phone' }]} />,
  // @ts-expect-error the current step is a number
  <ProgressSteps key="2" steps={steps} current="Screening" />,
  // @ts-expect-error no such heading level
  <ProgressSteps key="3" steps={steps} level={7} />,
];
