import { Columns, Icon, Link, LinkButton, Section, SectionIntro } from '@site/design-system';
import { workLane } from '../../content/home.ts';
import styles from './work-lane.module.css';

/** The band for people looking for work. */
export function WorkLane() {
  const { title, text, roles, action } = workLane;
  return (
    <Section tone="ink" spacing="lg" aria-labelledby="work">
      <Columns align="center">
        <SectionIntro id="work" title={title} lead={text}>
          <LinkButton href={action.href} size="lg" end="arrow-right">
            {action.label}
          </LinkButton>
        </SectionIntro>
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
      </Columns>
    </Section>
  );
}
