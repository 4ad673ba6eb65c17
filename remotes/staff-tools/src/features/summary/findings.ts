import type { DeskSummary } from '@site/contract';
import type { Finding } from './summary-card.tsx';

const count = (value: number, what: string) => `${value.toLocaleString('en-GB')} ${what}`;

const none = (text: string): Finding => ({ tone: 'neutral', text });
const good = (text: string): Finding => ({ tone: 'success', text });

export function submissionFinding(submissions: DeskSummary['submissions']): Finding {
  const total = Object.values(submissions).reduce((sum, each) => sum + each, 0);
  return total === 0 ? none('None new') : { tone: 'accent', text: count(total, 'new') };
}

export function answerFinding({ overdue, today, jobClosed }: DeskSummary['answers']): Finding {
  if (overdue > 0) return { tone: 'danger', text: count(overdue, 'overdue') };
  if (jobClosed > 0) return { tone: 'warning', text: count(jobClosed, 'for closed jobs') };
  return today > 0 ? { tone: 'warning', text: count(today, 'due today') } : good('On time');
}

export function mailFinding({ waiting, failed }: DeskSummary['mail']): Finding {
  if (failed > 0) return { tone: 'danger', text: count(failed, 'failed') };
  return waiting > 0 ? none(count(waiting, 'waiting')) : good('All sent');
}

export function syncFinding({ latest, isOverdue }: DeskSummary['sync']): Finding {
  if (latest?.status === 'failed') return { tone: 'danger', text: 'Failed' };
  if (isOverdue) return { tone: 'danger', text: 'Overdue' };
  if (latest === null) return none('None yet');
  return latest.status === 'completed' ? good('Completed') : { tone: 'warning', text: 'In progress' };
}

export const searchFinding = (searches: number): Finding =>
  searches === 0 ? none('None') : none(count(searches, 'without a job'));

export const accessFinding = ({ people }: DeskSummary['endingAccess']): Finding =>
  people === 0 ? none('None ending') : { tone: 'warning', text: count(people, 'ending') };

export function remoteFinding(remotes: DeskSummary['remotes']): Finding {
  if (remotes === null) return none('Not known');
  if (remotes.missing > 0) return { tone: 'danger', text: count(remotes.missing, 'missing') };
  return remotes.earlier > 0 ? { tone: 'warning', text: count(remotes.earlier, 'refused') } : good('All newest');
}

export const policyFinding = (reports: number): Finding =>
  reports === 0 ? good('Nothing') : { tone: 'warning', text: count(reports, reports === 1 ? 'report' : 'reports') };
