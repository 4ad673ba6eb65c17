import { apiFunction } from '../function.ts';
import { alertSettings } from '../subscriptions/alert-settings.ts';

export default apiFunction('alertSettings', ({ input, services }) => alertSettings(services, input.token));
