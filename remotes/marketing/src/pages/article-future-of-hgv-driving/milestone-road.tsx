import { Timeline } from '@site/design-system';
import styles from './milestone-road.module.css';
import { milestones } from './milestones.ts';

/** What we expect, as signs along a road, set apart from the text's own lists and headings. */
export const MilestoneRoad = () => <Timeline milestones={milestones} className={styles.road} />;
