import { isbot } from 'isbot';

type Caller = Pick<Request, 'headers'>;

export const userAgent = ({ headers }: Caller): string => headers.get('user-agent') ?? '';

/** Whether the caller says that it is a crawler, a preview or another program. */
export const isRobot = (caller: Caller): boolean => isbot(userAgent(caller));

/** What a page that is made for a robot, and then shown to everybody, says of itself. */
export const ROBOT = 'bot';
