import { Grid, Stat } from '@site/design-system';
import { vision } from '../../content/about.ts';
import { Statement } from '../statement/statement.tsx';
import styles from './vision.module.css';

export function Vision() {
  const { figures, ...statement } = vision;
  return (
    <Statement id="vision" {...statement}>
      <Grid gap={6} className={styles.figures}>
        {figures.map((figure) => (
          <Stat key={figure.value} {...figure} />
        ))}
      </Grid>
    </Statement>
  );
}
