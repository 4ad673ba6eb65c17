import { apiFunction } from '../function.ts';
import { readDeskSummary } from '../staff/desk-summary.ts';

export default apiFunction('deskSummary', ({ services, session }) => readDeskSummary(services, session.id));
