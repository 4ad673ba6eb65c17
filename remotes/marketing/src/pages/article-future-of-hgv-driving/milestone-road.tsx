import { Timeline } from '@site/design-system';
import { milestones } from './milestones.ts';

/** What we expect, as signs along a road. */
export const MilestoneRoad = () => <Timeline milestones={milestones} />;
