import { useLoaderData } from 'react-router-dom';
import { grouped, landingHref, pounds } from '@site/contract';
import { BarChart, Card, Cluster, Heading, Link, Stack, Text } from '@site/design-system';
import { jobListHref } from '@site/remote-kit/links/job-board.ts';
import { marketPay as words } from '../../content/market-pay.ts';
import { payScale } from '../pay-scale/scale.ts';
import type { MarketPayData, MarketPayFigures } from './loader.ts';

/** What the site's open jobs pay, by role. */
export function MarketPay() {
  const { market } = useLoaderData<MarketPayData>();
  return (
    <Card as="section" aria-labelledby="market-pay">
      <Stack>
        <Heading level={3} size="sm" id="market-pay">
          {words.heading}
        </Heading>
        {market && market.roles.length > 0 ? (
          <Chart market={market} />
        ) : (
          <Text>
            {market ? words.empty : words.failed} <Link href={jobListHref}>{words.seeJobs}</Link>
          </Text>
        )}
      </Stack>
    </Card>
  );
}

function Chart({ market: { roles, countedOn } }: { market: MarketPayFigures }) {
  const best = [...roles].sort((a, b) => b.median - a.median);
  return (
    <>
      <Text size="sm" muted>
        {words.counted} {countedOn}.
      </Text>
      <BarChart
        aria-labelledby="market-pay"
        heads={[words.role, words.pay]}
        {...payScale(roles.flatMap(({ lowerQuartile, upperQuartile }) => [lowerQuartile, upperQuartile]))}
        rows={best.map(({ slug, name, jobs, median, lowerQuartile, upperQuartile }) => ({
          label: (
            <>
              <Link href={landingHref({ role: slug })}>{name}</Link>
              <Text size="sm" muted>
                {grouped(jobs)} {words.jobs}
              </Text>
            </>
          ),
          value: (
            <Cluster gap={2} align="baseline" justify="between">
              <span>
                {words.median} {pounds(median)}
              </span>{' '}
              <Text as="span" size="sm" muted>
                {words.middle} {pounds(lowerQuartile)}–{pounds(upperQuartile)}
              </Text>
            </Cluster>
          ),
          from: lowerQuartile,
          to: upperQuartile,
          mark: median,
        }))}
      />
      <Text size="sm" muted>
        {words.method}
      </Text>
    </>
  );
}
