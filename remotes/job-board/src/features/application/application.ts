import {
  ApplicationSchema,
  checkInput,
  type ApiError,
  type ApplicationInput,
  type Checked,
  type Application,
} from '@site/contract';

/** What the visitor types. */
export interface ApplicationValues {
  fullName: string;
  email: string;
  phone: string;
  coverLetter: string;
  cv: string;
}
export type ApplicationField = keyof ApplicationValues;

/** In the order of the form. */
const APPLICATION_FIELDS = ['fullName', 'email', 'phone', 'coverLetter', 'cv'] as const satisfies ApplicationField[];

export const EMPTY_APPLICATION: ApplicationValues = { fullName: '', email: '', phone: '', coverLetter: '', cv: '' };

export const checkApplication = (input: ApplicationInput): Checked<Application> => checkInput(ApplicationSchema, input);

/** The sentence above the form when an application did not arrive. */
export function applicationErrorText(error: ApiError): string {
  if (error.kind === 'network') return 'Network error. Please try again.';
  return (error.kind === 'refused' && error.message) || 'Failed to submit application';
}

/** The first field at fault, in the order of the form. */
export const firstFault = (faults: Record<string, string>): ApplicationField | undefined =>
  APPLICATION_FIELDS.find((field) => field in faults);
