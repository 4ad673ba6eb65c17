import { apiFunction } from '../function.ts';
import { changeAlert } from '../subscriptions/change-alert.ts';

export default apiFunction('changeAlert', ({ input, services }) => changeAlert(services, input));
