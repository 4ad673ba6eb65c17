import { brand, companyDetails } from '@site/design-system/brand';
import { html, type Html } from '../mail/html.ts';
import { MAIL_STYLES } from '../mail/mail-styles.ts';

/** A field as it was filled in; one without a value is left out. */
export type Detail = readonly [label: string, value: string];

export interface MailBody {
  text: string;
  html: Html;
}

/** For the agency: who wrote, and everything they wrote. */
export function noticeBody(intro: string, details: readonly Detail[]): MailBody {
  const filled = details.filter(([, value]) => value !== '');
  return {
    text: `${intro}\n\n${filled.map(([label, value]) => textDetail(label, value)).join('\n')}\n`,
    html: page(
      html`<p>${intro}</p><table cellpadding="6" style="${MAIL_STYLES.table}">${filled.map(
        ([label, value]) =>
          html`<tr><th align="left" valign="top" style="${MAIL_STYLES.label}">${label}</th><td style="${MAIL_STYLES.value}">${value}</td></tr>`,
      )}</table>`,
    ),
  };
}

/** A link on its own line, with a note below it. */
export interface LinkLine {
  label: string;
  href: string;
  note?: string;
  /** The letter's main action, shown as a button in HTML. */
  isMain?: boolean;
}

export type Paragraph = string | LinkLine;

/** For the visitor. Like any letter of a company, it ends with the company's registration. */
export function letterBody(paragraphs: readonly Paragraph[]): MailBody {
  return {
    text: `${[...paragraphs.map(textParagraph), companyDetails(brand)].join('\n\n')}\n`,
    html: page(html`${paragraphs.map(htmlParagraph)}${companyLine}`),
  };
}

/** For the end of a letter. */
export const companyLine: Html = html`<p><small>${companyDetails(brand)}</small></p>`;

const textParagraph = (paragraph: Paragraph): string =>
  typeof paragraph === 'string'
    ? paragraph
    : [paragraph.label, paragraph.note, paragraph.href].filter(Boolean).join('\n');

function htmlParagraph(paragraph: Paragraph): Html {
  if (typeof paragraph === 'string')
    return html`<p>${paragraph.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`))}</p>`;
  const { label, href, note, isMain = false } = paragraph;
  return html`<p><a href="${href}" style="${isMain ? MAIL_STYLES.button : MAIL_STYLES.link}">${label}</a>${note ? html`<br>${note}` : ''}</p>`;
}

const textDetail = (label: string, value: string) =>
  value.includes('\n') ? `${label}:\n${value}\n` : `${label}: ${value}`;

const page = (content: Html) =>
  html`<!doctype html><html lang="en-GB"><head><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"></head><body style="${MAIL_STYLES.body}"><div style="${MAIL_STYLES.column}">${content}</div></body></html>`;

/**
 * A value for a subject or a name: line breaks and other control characters would end the header, and bidirectional
 * control characters would garble the text after them.
 */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\s]+/gu, ' ').trim();
