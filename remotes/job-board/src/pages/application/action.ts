import { formAction } from '@site/remote-kit';
import { correctForm, eraseForm, withdrawForm, writeForm } from '../../features/own-application/forms.ts';

export const action = formAction(writeForm, correctForm, withdrawForm, eraseForm);
