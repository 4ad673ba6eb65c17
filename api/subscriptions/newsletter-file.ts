import { extname } from 'node:path';
import { companyLine, letterBody, type LinkLine, type MailBody } from '../forms/mail-text.ts';
import { htmlLines } from '../html-lines.ts';
import { html } from '../mail/html.ts';
import { ExplainedError } from '../explained-error.ts';
import { readTextFile } from '../text-file.ts';

/** The file cannot be sent. The message says why. */
class NewsletterFileError extends ExplainedError {
  override name = 'NewsletterFileError';
}

export interface NewsletterIssue {
  subject: string;
  content: string;
  /** The mail's text and HTML, with these lines at the end. */
  body(unsubscribeLines: readonly (string | LinkLine)[]): MailBody;
}

/** @throws NewsletterFileError */
export function readNewsletter(file: string, subject: string): NewsletterIssue {
  const type = extname(file).toLowerCase();
  if (type !== '.html' && type !== '.txt')
    throw new NewsletterFileError(`A newsletter is a .html or a .txt file, not '${file}'`);
  const content = readText(file).trim();
  if (content === '') throw new NewsletterFileError(`'${file}' is empty`);
  return { subject, content, body: type === '.html' ? htmlBody(content) : textBody(content) };
}

function readText(file: string): string {
  try {
    return readTextFile(file);
  } catch (error) {
    throw new NewsletterFileError(`'${file}' cannot be read as text: ${(error as Error).message}`);
  }
}

type Body = NewsletterIssue['body'];

function textBody(content: string): Body {
  const paragraphs = content.split(/\n\s*\n/);
  return (unsubscribeLines) => letterBody([...paragraphs, ...unsubscribeLines]);
}

/** The agency's own markup is sent as it is. */
function htmlBody(content: string): Body {
  // For people who read mail as plain text.
  const text = htmlLines(content, { links: true }).join('\n\n');
  const end = content.search(/<\/body>/i);
  const [before, after] = end < 0 ? [content, ''] : [content.slice(0, end), content.slice(end)];
  return (unsubscribeLines) => {
    const lines = unsubscribeLines.map((line) =>
      typeof line === 'string' ? html`<p>${line}</p>` : html`<p><a href="${line.href}">${line.label}</a></p>`,
    );
    return {
      text: `${text}\n\n${letterBody(unsubscribeLines).text}`,
      html: { markup: `${before}<hr>${[...lines, companyLine].map(({ markup }) => markup).join('')}${after}` },
    };
  };
}
