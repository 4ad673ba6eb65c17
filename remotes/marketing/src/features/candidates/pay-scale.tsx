import { BarChart, Link, Section, SectionIntro, Stack, Text } from '@site/design-system';
import { pounds } from '@site/contract';
import { jobCategories } from '../../content/candidates.ts';
import { payChart } from '../../content/pay-chart.ts';
import { payScale } from '../pay-scale/scale.ts';

/** The job categories and their salary ranges, all on one scale. */
export function PayScale({ id }: { id: string }) {
  return (
    <Section spacing="lg" id={id} aria-labelledby="pay">
      <Stack gap={6}>
        <SectionIntro id="pay" title={jobCategories.heading} lead={jobCategories.text} />
        <BarChart
          aria-labelledby="pay"
          heads={[payChart.work, payChart.pay]}
          {...payScale(jobCategories.list.flatMap(({ from, to }) => [from, to]))}
          rows={jobCategories.list.map(({ title, text, from, to, link }) => ({
            label: (
              <>
                <Text size="lg" weight="bold">
                  {title}
                </Text>
                <Text muted>{text}</Text>
                <Link href={link.href} variant="standalone">
                  {link.label}
                </Link>
              </>
            ),
            value: (
              <Text as="strong" size="lg" weight="bold">
                {pounds(from)}–{pounds(to)}
              </Text>
            ),
            from,
            to,
          }))}
        />
      </Stack>
    </Section>
  );
}
