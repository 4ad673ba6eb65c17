import { html, type Html } from '../mail/html.ts';

/** A line of what somebody filled in; one without a value is left out. */
export type Detail = readonly [label: string, value: string];

interface MailBody {
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

/** For the visitor: paragraphs. */
export function letterBody(paragraphs: readonly string[]): MailBody {
  return {
    text: `${paragraphs.join('\n\n')}\n`,
    html: page(html`${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}`),
  };
}

const textDetail = (label: string, value: string) => (value.includes('\n') ? `${label}:\n${value}\n` : `${label}: ${value}`);

const page = (content: Html) =>
  html`<!doctype html><html lang="en-GB"><body style="font-family: sans-serif; line-height: 1.5">${content}</body></html>`;

/** A value for a subject or a name: line breaks and other control characters would end the header. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
