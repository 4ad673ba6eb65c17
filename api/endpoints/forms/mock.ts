export const FORM_REFUSALS = {
  403: 'The form stays: “Requests from other sites are not allowed”.',
  429: 'The form stays: “Too many requests. Please wait 15 minutes before trying again.”',
  500: 'The form stays: “Something went wrong on our side. Please try again.”',
  503: 'The form stays: “We cannot save or look up anything at the moment. Please try again in a few minutes, or call us.”',
};
