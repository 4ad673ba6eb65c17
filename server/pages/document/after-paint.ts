/** How long a page waits for a paint that the browser does not report, in milliseconds. */
const AT_LATEST = 3_000;

/**
 * An inline script that puts what is in the template before it into the page, once the browser has painted the page or
 * if nobody sees it. The parser loads nothing from a template, so nothing in it competes with the first paint.
 */
export const AFTER_PAINT = `{
const { content } = document.currentScript.previousElementSibling;
const start = () => document.body.append(content);
setTimeout(start, ${AT_LATEST});
if (document.hidden) start();
else new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
}`;
