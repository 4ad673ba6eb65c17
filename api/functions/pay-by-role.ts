import { apiFunction } from '../function.ts';
import { payByRole } from '../jobs/pay-by-role.ts';

export default apiFunction('payByRole', ({ services }) => payByRole(services));
