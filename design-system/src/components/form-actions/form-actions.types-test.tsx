import { FormActions } from './form-actions.tsx';

export const legal = (
  <FormActions className="own-class">
    <button type="submit">Send</button>
  </FormActions>
);

export const illegal = [
  // @ts-expect-error it needs buttons
  <FormActions key="1" />,
  // @ts-expect-error its direction depends on the width
  <FormActions key="2" direction="row">
    Send
  </FormActions>,
];
