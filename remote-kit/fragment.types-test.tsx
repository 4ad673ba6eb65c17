/** What does not compile: the compiler must report exactly the lines with an expected error. */
import { Fragment } from './fragment.tsx';

export const fragments = [
  <Fragment key="least" name="job-board/latest-jobs" input={{ count: 3, headingLevel: 3 }} />,
  <Fragment
    key="all"
    name="job-board/latest-jobs"
    input={{ role: 'hgv-driver', count: 3, headingLevel: 3 }}
    fallback=""
  />,
  // @ts-expect-error there is no such fragment
  <Fragment key="unknown" name="job-board/oldest-jobs" input={{ count: 3, headingLevel: 3 }} />,
  // @ts-expect-error an input is missing
  <Fragment key="missing" name="job-board/latest-jobs" input={{ headingLevel: 3 }} />,
  // @ts-expect-error there is no such role
  <Fragment key="role" name="job-board/latest-jobs" input={{ role: 'pilot', count: 3, headingLevel: 3 }} />,
];
