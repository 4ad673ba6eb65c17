import { withTokenToWrite } from '../../../access/policy.ts';
import { changeOwnApplication } from '../../../applications/own-application.ts';
import { handler } from '../../../handler.ts';
import { endpoint } from './contract.ts';

export default handler(endpoint, {
  ...withTokenToWrite,
  answer: ({ input, services }) => changeOwnApplication(services, input),
});
