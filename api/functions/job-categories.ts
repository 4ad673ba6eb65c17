import { endpoints, JOB_CATEGORY_COLUMNS } from '@site/contract';
import { restFunction } from '../function.ts';

export default restFunction('jobCategories', { name: 'job_categories', columns: JOB_CATEGORY_COLUMNS });

export const config = { path: endpoints.jobCategories.path };
