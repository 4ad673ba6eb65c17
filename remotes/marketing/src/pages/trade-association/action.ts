import { formAction } from '@site/remote-kit';
import { staffRequestForm } from '../../features/trade-association/form.ts';

export const action = formAction(staffRequestForm);
