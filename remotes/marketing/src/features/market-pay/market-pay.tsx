import { useLoaderData } from 'react-router-dom';
import { grouped, landingHref, pounds } from '@site/contract';
import { BarChart, Link, Panel, Text } from '@site/design-system';
import { jobListHref } from '@site/remote-kit/links/job-board.ts';
import { marketPay as words } from '../../content/market-pay.ts';
import { payScale } from '../pay-scale/scale.ts';
import type { MarketPayData, MarketPayFigures } from './loader.ts';

/** What the site's open jobs pay, by role. */
export function MarketPay() {
  const { market } = useLoaderData<MarketPayData>();
  return (
    <Panel title={words.heading} level={3}>
      {market && market.roles.length > 0 ? (
        <Chart market={market} />
      ) : (
        <Text>
          {market ? words.empty : words.failed} <Link href={jobListHref}>{words.seeJobs}</Link>
        </Text>
      )}
    </Panel>
  );
}

function Chart({ market: { roles, countedOn } }: { market: MarketPayFigures }) {
  const best = [...roles].sort((a, b) => b.median - a.median);
  return (
    <>
      <BarChart
        caption={`${words.counted} ${countedOn}.`}
        heads={[words.role, words.pay]}
        {...payScale(roles.flatMap(({ lowerQuartile, upperQuartile }) => [lowerQuartile, upperQuartile]))}
        rows={best.map(({ slug, name, jobs, median, lowerQuartile, upperQuartile }) => ({
          label: (
            <>
              <Link href={landingHref({ role: slug })}>{name}</Link>
              <Text size="sm" tone="muted">
                {grouped(jobs)} {words.jobs}
              </Text>
            </>
          ),
          value: (
            <Text size="sm">
              {words.median} <strong>{pounds(median)}</strong>, {words.middle} {pounds(lowerQuartile)}–
              {pounds(upperQuartile)}
            </Text>
          ),
          from: lowerQuartile,
          to: upperQuartile,
          mark: median,
        }))}
      />
      <Text size="sm" tone="muted">
        {words.method}
      </Text>
    </>
  );
}
