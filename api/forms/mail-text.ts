import { html, type Html } from '../mail/html.ts';

/** A line of what somebody filled in; one without a value is left out. */
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
      html`<p>${intro}</p><table cellpadding="6">${filled.map(
        ([label, value]) =>
          html`<tr><th align="left" valign="top">${label}</th><td style="white-space: pre-wrap">${value}</td></tr>`,
      )}</table>`,
    ),
  };
}

/** A link of its own line, with what stands under it. */
export interface LinkLine {
  label: string;
  href: string;
  note?: string;
}

export type Paragraph = string | LinkLine;

/** For the visitor: paragraphs. */
export function letterBody(paragraphs: readonly Paragraph[]): MailBody {
  return {
    text: `${paragraphs.map(textParagraph).join('\n\n')}\n`,
    html: page(html`${paragraphs.map(htmlParagraph)}`),
  };
}

const textParagraph = (paragraph: Paragraph): string =>
  typeof paragraph === 'string' ? paragraph : [paragraph.label, paragraph.note, paragraph.href].filter(Boolean).join('\n');

function htmlParagraph(paragraph: Paragraph): Html {
  if (typeof paragraph === 'string') return html`<p>${paragraph}</p>`;
  const { label, href, note } = paragraph;
  return html`<p><a href="${href}">${label}</a>${note ? html`<br>${note}` : ''}</p>`;
}

const textDetail = (label: string, value: string) => (value.includes('\n') ? `${label}:\n${value}\n` : `${label}: ${value}`);

const page = (content: Html) =>
  html`<!doctype html><html lang="en-GB"><body style="font-family: sans-serif; line-height: 1.5">${content}</body></html>`;

/** A value for a subject or a name: line breaks and other control characters would end the header. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
