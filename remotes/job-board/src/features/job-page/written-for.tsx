import type { Job } from '@site/contract';
import { Fragment } from '@site/remote-kit';
import type { FragmentInputs } from '@site/remote-kit/fragment-inputs.ts';

/** For whom there are articles, by the jobs' specialisations. */
const readers: Readonly<Record<string, FragmentInputs['marketing/articles']['role']>> = {
  'HGV Driver': 'hgv-driver',
  'Van Driver': 'van-driver',
  Management: 'management',
};

const COUNT = 3;

/** The articles for those who do such a job. */
export function WrittenFor({ category }: Pick<Job, 'category'>) {
  const role = readers[category];
  return role && <Fragment name="marketing/articles" input={{ role, count: COUNT }} />;
}
