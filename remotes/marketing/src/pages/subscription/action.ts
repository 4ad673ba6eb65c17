import { formAction } from '@site/remote-kit';
import { linkForms } from '../../features/subscription/forms.ts';

export const action = formAction(...Object.values(linkForms));
