const HIDDEN = '•••';
const ADDRESS = /[^\s<>"'(),;:@]+@[^\s<>"'(),;:@]*/g;

/** The first letter and the domain: 'a•••@example.org'. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 0 ? initial(email) : initial(email.slice(0, at)) + email.slice(at);
}

/** The first letter of each part: 'A••• O•••'. */
export const maskName = (name: string): string => words(name).map(initial).join(' ');

/** The last three digits: '•••202', without a note in brackets. A number of no more is hidden altogether. */
export function maskPhone(phone: string): string {
  const digits = phone.replaceAll(/ \([^()]*\p{L}[^()]*\)|\D/gu, '');
  return digits.length > 3 ? HIDDEN + digits.slice(-3) : HIDDEN;
}

/** Text with every email address in it masked. */
export const maskAddresses = (text: string): string => text.replaceAll(ADDRESS, maskEmail);

const words = (text: string) => text.split(/\s+/).filter(Boolean);

/** The first character, whatever the script. */
const initial = (text: string) => ([...text][0] ?? '') + HIDDEN;
