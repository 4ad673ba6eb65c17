/** Whether a URL is one of the API's, on any origin. */
export const isApiAddress = (url: string): boolean =>
  /^\/(?:\.netlify\/functions|rest\/v1)\//.test(new URL(url).pathname);
