import { JOB_CATEGORY_COLUMNS } from '@site/contract';
import { tableHandler } from '../../../handler.ts';
import { endpoint } from './contract.ts';

export default tableHandler(endpoint, { name: 'job_categories', columns: JOB_CATEGORY_COLUMNS });

export const config = { path: endpoint.path };
