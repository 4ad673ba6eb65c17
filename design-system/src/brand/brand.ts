export interface PhoneNumber {
  /** As displayed, its spaces such that no line ends inside it: '01632\u00a0960\u00a0140'. */
  display: string;
  /** As a link: 'tel:+441632960140'. */
  href: `tel:+${string}`;
}

export interface PostalAddress {
  street: string;
  town: string;
  county: string;
  postcode: string;
  country: string;
}

/** What a company must say about itself on its website and in its letters: `companyDetails` says it. */
export interface CompanyRegistration {
  /** Eight characters: '00000000'. */
  number: string;
  /** The part of the United Kingdom that it is registered in: 'England and Wales'. */
  place: string;
  office: PostalAddress;
  vatNumber: string;
}

/** Recipient of a message. */
export type Mailbox = 'general' | 'commercial' | 'recruitment' | 'legal' | 'proposals' | 'privacy' | 'partnerships';

/** What staff often write, to begin with. */
export interface AnswerTemplate {
  /** Whom it suits. */
  to: readonly ('applicant' | 'candidate' | 'client')[];
  /** On its button. */
  name: string;
  /** As the mail has it, without salutation or signature. */
  text: string;
}

/** Who the agency is. Every name, number and address on the site comes from its brand. */
export interface Brand {
  name: string;
  legalName: string;
  registration: CompanyRegistration;
  tagline: string;
  description: string;
  /** Origin of the public site, without a trailing slash. */
  url: string;
  phone: PhoneNumber;
  /** Second number, for partners' members and out of hours. */
  phoneAlt: PhoneNumber;
  email: string;
  emails: Readonly<Record<Mailbox, string>>;
  /** Sender of the website's own emails. */
  websiteEmail: string;
  address: PostalAddress;
  /** As a sentence has it: 'Monday to Friday, 8am to 6pm'. */
  openingHours: string;
  /** Where else it can be followed. Without `href`, a network in which it has no page yet. */
  social: readonly { label: string; href?: string }[];
  /** `--signal-500` of its tokens, for use outside the page: '#FF6E00'. */
  themeColour: string;
  /** `--ink-900` of its tokens, in its place in the dark. */
  darkThemeColour: string;
  /** Path of the default image of link previews. */
  ogImage: `/${string}`;
}
