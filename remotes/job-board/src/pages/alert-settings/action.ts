import { formAction } from '@site/remote-kit';
import { changeForm, endForm, keepForm, pauseForm, resumeForm } from '../../features/alerts/settings-forms.ts';

export const action = formAction(changeForm, pauseForm, resumeForm, keepForm, endForm);
