import { Heading, Icon, Link, LinkButton, Section, Text } from '@site/design-system';
import { workLane } from '../../content/home.ts';
import styles from './work-lane.module.css';

/** The band for people looking for work. */
export function WorkLane() {
  const { title, text, roles, action } = workLane;
  return (
    <Section tone="ink" spacing="lg" aria-labelledby="work">
      <div className={styles.lane}>
        <div className={styles.text}>
          <Heading level={2} size="xl" id="work">
            {title}
          </Heading>
          <Text size="lg" tone="muted">
            {text}
          </Text>
          <LinkButton href={action.href} size="lg" icon="arrow-right" iconPosition="end">
            {action.label}
          </LinkButton>
        </div>
        <ul className={styles.roles}>
          {roles.map(({ icon, label, href }) => (
            <li key={label}>
              <Link variant="quiet" href={href} className={styles.role}>
                <Icon name={icon} className={styles.icon} />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
