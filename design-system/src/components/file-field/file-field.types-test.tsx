import { FileField } from './file-field.tsx';

export const legal = <FileField label="CV" name="cvFile" optionalLabel="optional" accept=".pdf" />;

export const illegal = [
  // @ts-expect-error a field needs a label
  <FileField key="1" name="cvFile" />,
  // @ts-expect-error a field needs a name
  <FileField key="2" label="CV" />,
  // @ts-expect-error one file
  <FileField key="3" label="CV" name="cvFile" multiple />,
  // @ts-expect-error scripts cannot choose a file by its name
  <FileField key="4" label="CV" name="cvFile" defaultValue="cv.pdf" />,
  // @ts-expect-error required or optional, not both
  <FileField key="5" label="CV" name="cvFile" required optionalLabel="optional" />,
];
