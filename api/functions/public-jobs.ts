import { endpoints, PUBLIC_JOB_COLUMNS } from '@site/contract';
import { restFunction } from '../function.ts';

export default restFunction('publicJobs', { name: 'public_jobs', columns: PUBLIC_JOB_COLUMNS });

export const config = { path: endpoints.publicJobs.path };
