export const VISIT_OUTCOMES = ['loaded', 'load-failed', 'render-failed'] as const;
/** Whether a remote's code loaded, and whether its pages were shown without an error that nothing handled. */
type VisitOutcome = (typeof VISIT_OUTCOMES)[number];

export const VITALS = ['good', 'poor'] as const;

/** What a browser says of one remote, once for each document in which it showed pages of it. Nothing of the visitor. */
export interface VisitReport {
  outcome: VisitOutcome;
  /** 'good' where all Web Vitals were. Only with 'loaded', of the document's first remote, if it was measured. */
  vitals?: (typeof VITALS)[number];
}

/** Where reports of one version are posted to, as JSON. */
export const reportsPath = (remote: string, version: string): string => `/remotes/${remote}/${version}/reports`;
