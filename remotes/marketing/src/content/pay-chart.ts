import { typeset } from '@site/remote-kit';

/** What screen readers call the columns of a chart of pay. */
export const payChart = typeset({ work: 'Kind of work', pay: 'Pay a year' });
