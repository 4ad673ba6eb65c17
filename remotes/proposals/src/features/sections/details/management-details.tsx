import { Avatar, Grid, Icon, iconNames, Text, type IconName } from '@site/design-system';
import type { SectionOf } from '@site/contract';
import { Marked } from '../../search/marked.tsx';
import styles from './management-details.module.css';
import { BlockPart, Part } from './parts.tsx';

const known = (icon: string): IconName => iconNames.find((name) => name === icon) ?? 'users';

export function ManagementDetails({ content }: { content: SectionOf<'management'>['content'] }) {
  const { keyFeatures, leadership, crossDepartmental, sustainability } = content;
  return (
    <>
      <BlockPart title="How it is run" content={keyFeatures} />
      <Part title="Leadership">
        <div className={styles.chart}>
          <Grid as="ul" min="xs" gap={4}>
            {leadership.details.map(({ name, role, details, photo }) => (
              <li key={name} className={styles.leader}>
                <Avatar name={name} src={photo} size="lg" decorative />
                <div>
                  <p className={styles.name}>
                    <Marked>{name}</Marked>
                  </p>
                  <Text size="sm" muted>
                    <Marked>{role}</Marked>
                  </Text>
                  <Text size="sm">
                    <Marked>{details}</Marked>
                  </Text>
                </div>
              </li>
            ))}
          </Grid>
          <p className={styles.teams}>
            <Marked>{crossDepartmental.overview}</Marked>
          </p>
          <Grid as="ul" min="xs" gap={3} className={styles.departments}>
            {crossDepartmental.departments.map(({ name, icon, description }) => (
              <li key={name} className={styles.department}>
                <Icon name={known(icon)} />
                <p className={styles.name}>
                  <Marked>{name}</Marked>
                </p>
                <Text size="sm">
                  <Marked>{description}</Marked>
                </Text>
              </li>
            ))}
          </Grid>
        </div>
        <Text>
          <Marked>{leadership.overview}</Marked>
        </Text>
        <Text>
          <Marked>{crossDepartmental.description}</Marked>
        </Text>
      </Part>
      <BlockPart title={sustainability.title} content={sustainability.description} />
    </>
  );
}
