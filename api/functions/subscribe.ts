import { apiFunction } from '../function.ts';
import { subscribe } from '../subscriptions/subscribe.ts';

export default apiFunction('subscribe', subscribe);
