/** All that a mail's attributes say of its look. No colours: mail programs choose them for light and dark mode. */
export const MAIL_STYLES = {
  body: 'margin: 0; padding: 16px; font: 16px/1.5 Arial, sans-serif',
  column: 'max-width: 600px; margin: 0 auto; overflow-wrap: anywhere',
  table: 'width: 100%',
  label: 'width: 1%; white-space: nowrap',
  value: 'white-space: pre-wrap; overflow-wrap: anywhere',
  link: 'font-weight: bold',
  button:
    'display: inline-block; padding: 12px 24px; border: 2px solid; border-radius: 6px; font-weight: bold; text-decoration: none',
} as const;
