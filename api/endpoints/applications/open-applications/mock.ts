import { MOST_ANSWERS, type Application, type JobToAnswer } from '@site/contract';
import { kindOf } from '@site/protocol';
import { progressOf } from '../../../../mocks/applications.ts';
import { staffPage } from '../../../../mocks/expectations/staff-answers.ts';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { allSubmissions, maskedMock } from '../../../../mocks/staff/submissions.ts';
import { state } from '../../../../mocks/state.ts';
import { submissionLists } from '../../submissions/submissions/mock.ts';
import { ANSWERS_PAGE } from '../mock.ts';
import { endpoint, operation } from './contract.ts';

const waiting = () =>
  allSubmissions().flatMap((each) => {
    const progress = kindOf(each.reference) === 'application' ? progressOf(each) : null;
    return progress?.answerBy
      ? [{ at: each.at, form: each.form as Application, listed: { ...nameOf(each), ...standing(progress) } }]
      : [];
  });

const nameOf = (each: Parameters<typeof maskedMock>[0]) => ({ reference: each.reference, name: maskedMock(each).name });

const standing = ({ status, answerBy }: NonNullable<ReturnType<typeof progressOf>>) => ({
  status,
  answerBy: answerBy!,
});

export function jobsToAnswer(): JobToAnswer[] {
  const bySlug = Map.groupBy(waiting(), ({ form }) => form.jobSlug);
  return [...bySlug]
    .map(([slug, applications]) => {
      const job = state.jobs.find((each) => each.slug === slug);
      const title = job?.title ?? applications[0]!.form.jobTitle;
      const { company = null, location = null } = job ?? {};
      return { slug, title, company, location, isOpen: job !== undefined, waiting: applications.length };
    })
    .toSorted((one, other) => Number(one.isOpen) - Number(other.isOpen) || one.title.localeCompare(other.title));
}

export const mock = mockEndpoint(endpoint, {
  operation,
  answer: ({ input: { job } }) => ({
    jobs: jobsToAnswer(),
    applications: waiting()
      .filter(({ form }) => form.jobSlug === job)
      .toSorted(
        (one, other) => one.listed.answerBy.localeCompare(other.listed.answerBy) || one.at.localeCompare(other.at),
      )
      .slice(0, MOST_ANSWERS)
      .map(({ listed }) => listed),
  }),
  states: {
    empty: submissionLists.empty,
    many: submissionLists.many,
    /** The job that was applied for. */
    'job-closed': ({ jobs }) => ({ jobs: jobs.slice(1) }),
  },
  refusedInput: { query: `?job=${'x'.repeat(201)}`, fields: ['job'] },
  shows: staffPage('The applications could not be read', {
    page: ANSWERS_PAGE,
    sees: {
      ready:
        'The jobs with open applications, and those for one: “S••• O•••”, “D••• R•••”, who is not chosen at first.',
      empty: '“Everybody has an answer”.',
      many: 'Many applications for a job.',
      'job-closed': 'The job says “Closed”.',
      minimal: 'The usual page, as every field is required: “S••• O•••”.',
      hostile: 'Names wrap, markup shows as text: “<script>”.',
    },
  }),
});
