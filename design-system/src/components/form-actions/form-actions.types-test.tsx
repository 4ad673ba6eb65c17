import { FormActions } from './form-actions.tsx';

export const legal = (
  <FormActions className="own-class">
    <button type="submit">Send</button>
  </FormActions>
);

export const illegal = [
  // @ts-expect-error a form that cannot be sent
  <FormActions key="1" />,
  // @ts-expect-error its direction follows from the room it has
  <FormActions key="2" direction="row">
    Send
  </FormActions>,
];
