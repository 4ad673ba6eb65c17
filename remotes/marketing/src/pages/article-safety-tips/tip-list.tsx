import { ProgressSteps } from '@site/design-system';
import { tips } from './tips.ts';

export const TipList = () => <ProgressSteps layout="stacked" headingLevel={3} steps={tips} />;
