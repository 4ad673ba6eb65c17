/** The host of a URL on this machine itself: nobody is on the way who could listen. */
export const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i;
