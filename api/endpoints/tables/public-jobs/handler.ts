import { PUBLIC_JOB_COLUMNS } from '@site/contract';
import { tableHandler } from '../../../handler.ts';
import { endpoint } from './contract.ts';

export default tableHandler(endpoint, { name: 'public_jobs', columns: PUBLIC_JOB_COLUMNS });

export const config = { path: endpoint.path };
