/** What visitors got who asked for pages without pause. */
interface VisitorsReport {
  requests: number;
  /** 'GET /jobs: 503', each. */
  failures: readonly string[];
  /** The longest wait for an answer, in milliseconds. */
  longestMs: number;
}

export interface Visitors {
  /** How many requests they have made so far. */
  requests(): number;
  stop(): Promise<VisitorsReport>;
}

/**
 * So many visitors go round these pages of a site, one request after the other, and load a file of each page's remote;
 * until they are told to stop.
 */
export function sendVisitors(url: string, paths: readonly string[], visitors: number): Visitors {
  let isOver = false;
  let requests = 0;
  let longestMs = 0;
  const failures: string[] = [];

  async function get(path: string): Promise<string> {
    requests += 1;
    const askedAt = performance.now();
    try {
      const response = await fetch(url + path);
      const text = await response.text();
      if (!response.ok) failures.push(`GET ${path}: ${response.status} ${/<h1.*?<\/h1>/s.exec(text)?.[0] ?? text}`);
      return text;
    } catch (error) {
      failures.push(`GET ${path}: ${String(error)}`);
      return '';
    } finally {
      longestMs = Math.max(longestMs, performance.now() - askedAt);
    }
  }

  async function visit(start: number): Promise<void> {
    for (let turn = start; !isOver; turn += 1) {
      const path = paths[turn % paths.length]!;
      const html = await get(path);
      if (!html.includes('</html>')) failures.push(`GET ${path}: an unfinished page`);
      const [file] = /\/remotes\/[\w./-]+\.js/.exec(html) ?? [];
      if (file) await get(file);
    }
  }

  const visits = Array.from({ length: visitors }, (_, index) => visit(index));
  return {
    requests: () => requests,
    async stop() {
      isOver = true;
      await Promise.all(visits);
      return { requests, failures, longestMs };
    },
  };
}
