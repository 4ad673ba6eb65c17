import { formAction } from '@site/remote-kit';
import { cvForm } from '../../features/own-application/cv-forms.ts';
import { emailForm } from '../../features/own-application/email-forms.ts';
import { correctForm, eraseForm, withdrawForm, writeForm } from '../../features/own-application/forms.ts';
import { chooseForm, giveBackForm } from '../../features/own-application/interview-forms.ts';

export const action = formAction(
  writeForm,
  chooseForm,
  giveBackForm,
  correctForm,
  emailForm,
  cvForm,
  withdrawForm,
  eraseForm,
);
