import { Grid, Stat } from '@site/design-system';
import { vision } from '../../content/about.ts';
import { Statement } from '../statement/statement.tsx';

export function Vision() {
  const { figures, ...statement } = vision;
  return (
    <Statement id="vision" {...statement}>
      <Grid min="sm" gap={6}>
        {figures.map((figure) => (
          <Stat key={figure.value} {...figure} />
        ))}
      </Grid>
    </Statement>
  );
}
