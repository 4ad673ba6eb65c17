import { ProgressSteps } from '@site/design-system';
import { tips } from './tips.ts';

export const TipList = () => <ProgressSteps layout="stacked" level={3} steps={tips} />;
