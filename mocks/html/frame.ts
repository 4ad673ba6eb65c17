import { html, raw } from 'hono/html';
import { STYLE } from './style.ts';

type Markup = ReturnType<typeof html>;

/** A page for people who test: the guide, the API's documentation. It needs neither scripts nor the site's build. */
export const htmlPage = ({ title, body }: { title: string; body: Markup }): Markup =>
  html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        ${raw(`<style>${STYLE}</style>`)}
      </head>
      <body>
        ${body}
      </body>
    </html>`;
