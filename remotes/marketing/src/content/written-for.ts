import { typeset } from '@site/remote-kit';

/** What we have written for each trade, and the heading above it. The articles that matter most come first. */
export const writtenFor = typeset({
  'hgv-driver': {
    title: 'Written for HGV drivers',
    articles: ['driver-hours-regulations', 'salary-negotiation', 'safety-tips', 'future-of-hgv-driving'],
  },
  'van-driver': {
    title: 'Written for van drivers',
    articles: ['safety-tips', 'driver-hours-regulations'],
  },
  management: {
    title: 'Written for managers',
    articles: ['career-progression'],
  },
});

/** The slug of a trade's landing page. */
export type Trade = keyof typeof writtenFor;

export const TRADES = Object.keys(writtenFor) as Trade[];
