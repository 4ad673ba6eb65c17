import { useLoaderData } from 'react-router-dom';
import { grouped, landingHref, pounds } from '@site/contract';
import { Heading, Link, Text } from '@site/design-system';
import { jobListHref } from '@site/remote-kit/links/job-board.ts';
import { marketPay as words } from '../../content/market-pay.ts';
import type { MarketPayData, MarketPayFigures } from './loader.ts';
import { scaleFor, type Scale } from './scale.ts';
import styles from './market-pay.module.css';

/** What the site's open jobs pay, by role: a table that is also a chart. */
export function MarketPay() {
  const { market } = useLoaderData<MarketPayData>();
  return (
    <section aria-labelledby="market-pay" className={styles.panel}>
      <Heading level={3} id="market-pay" size="sm">
        {words.heading}
      </Heading>
      {market && market.roles.length > 0 ? (
        <Chart market={market} />
      ) : (
        <Text>
          {market ? words.empty : words.failed} <Link href={jobListHref}>{words.seeJobs}</Link>
        </Text>
      )}
    </section>
  );
}

function Chart({ market: { roles, countedOn } }: { market: MarketPayFigures }) {
  const best = [...roles].sort((a, b) => b.median - a.median);
  const scale = scaleFor(roles);
  return (
    <>
      <Text size="sm" tone="muted">
        {words.counted} {countedOn}.
      </Text>
      <table aria-labelledby="market-pay" className={styles.table}>
        <thead>
          <tr className={styles.head}>
            <th scope="col">{words.role}</th>
            <th scope="col">
              {words.pay}
              <div aria-hidden="true" className={styles.axis}>
                {scale.ticks.slice(0, -1).map((tick) => (
                  <span key={tick}>£{tick / 1000}k</span>
                ))}
              </div>
            </th>
          </tr>
        </thead>
        <tbody>
          {best.map(({ slug, name, jobs, ...pay }) => (
            <tr key={slug}>
              <th scope="row" className={styles.role}>
                <Link href={landingHref({ role: slug })}>{name}</Link>
                <Text size="sm" tone="muted">
                  {grouped(jobs)} {words.jobs}
                </Text>
              </th>
              <td>
                <Range {...pay} scale={scale} />
                <div className={styles.figures}>
                  <p>
                    {words.median} <strong>{pounds(pay.median)}</strong>
                  </p>
                  <p>
                    {words.middle}{' '}
                    <span className={styles.pair}>
                      {pounds(pay.lowerQuartile)}–{pounds(pay.upperQuartile)}
                    </span>
                  </p>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Text size="sm" tone="muted">
        {words.method}
      </Text>
    </>
  );
}

interface RangeProps extends Pick<MarketPayFigures['roles'][number], 'lowerQuartile' | 'median' | 'upperQuartile'> {
  scale: Scale;
}

function Range({ lowerQuartile, median, upperQuartile, scale: { at, ticks } }: RangeProps) {
  return (
    <svg viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true" focusable="false" className={styles.range}>
      <path d={ticks.map((tick) => `M${at(tick)} 0V20`).join('')} className={styles.tick} />
      <rect
        x={at(lowerQuartile)}
        y="5"
        width={Math.max(1, at(upperQuartile) - at(lowerQuartile))}
        height="10"
        className={styles.middle}
      />
      <path d={`M${at(median)} 2V18`} className={styles.median} />
    </svg>
  );
}
