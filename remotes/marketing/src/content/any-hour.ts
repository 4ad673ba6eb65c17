import { brand } from '@site/design-system';

/** Where somebody answers at any hour. It follows whatever promises that. */
export const anyHour = `${brand.openingHours} on ${brand.phone.display}, at any other hour on ${brand.phoneAlt.display}`;
