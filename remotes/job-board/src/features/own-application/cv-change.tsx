import { FileField, Text } from '@site/design-system';
import { CV_ACCEPT } from '@site/contract';
import { FormView, useForm } from '@site/remote-kit';
import type { ChangeProps } from './change-props.ts';
import { cvForm } from './cv-forms.ts';

export function CvChange({ application: { cvFile }, token, onChange }: ChangeProps) {
  const handle = useForm(cvForm, { onAccepted: ({ application }) => onChange(application, 'cv') });
  return (
    <FormView handle={handle} values={{ token }} submitLabel="Send CV" pendingLabel="Sending…">
      <FileField
        {...handle.fileField('cvFile')}
        required
        label="Your CV"
        hint="PDF, DOC, DOCX or ODT, at most 5 MB."
        accept={CV_ACCEPT}
      />
      {cvFile && (
        <Text size="sm" muted>
          We then delete {cvFile}.
        </Text>
      )}
    </FormView>
  );
}
