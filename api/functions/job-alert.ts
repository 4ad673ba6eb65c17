import { apiFunction } from '../function.ts';
import { requestJobAlert } from '../subscriptions/subscribe.ts';

export default apiFunction('jobAlert', requestJobAlert);
