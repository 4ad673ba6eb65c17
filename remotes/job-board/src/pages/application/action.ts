import { formAction } from '@site/remote-kit';
import { chooseForm, giveBackForm } from '../../features/own-application/interview-forms.ts';
import { correctForm, eraseForm, withdrawForm, writeForm } from '../../features/own-application/forms.ts';

export const action = formAction(writeForm, chooseForm, giveBackForm, correctForm, withdrawForm, eraseForm);
