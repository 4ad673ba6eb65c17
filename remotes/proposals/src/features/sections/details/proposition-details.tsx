import { Grid, Text } from '@site/design-system';
import type { SectionOf } from '@site/contract';
import { Marked } from '../../search/marked.tsx';
import { BlockPart, Part } from './parts.tsx';
import styles from './proposition-details.module.css';
import { RateComparison } from './rate-comparison.tsx';

export function PropositionDetails({ content }: { content: SectionOf<'proposition'>['content'] }) {
  const { packageStructure, rates, disclaimer, attractions } = content;
  return (
    <>
      <Part title="Package structure">
        <Grid min="xs" gap={3}>
          {Object.values(packageStructure).map(({ title, details }) => (
            <div key={title} className={styles.tile}>
              <p className={styles.title}>
                <Marked>{title}</Marked>
              </p>
              <Text size="sm">
                <Marked>{details}</Marked>
              </Text>
            </div>
          ))}
        </Grid>
      </Part>
      {attractions && <BlockPart title="What draws drivers" content={attractions} />}
      <Part title="Rates compared">
        <RateComparison rates={rates} />
        <Text size="sm" muted>
          <Marked>{disclaimer}</Marked>
        </Text>
      </Part>
    </>
  );
}
