const BROWSERS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

const SYSTEMS = [
  ['iPhone or iPad', /\b(?:iPhone|iPad)\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const;

type Names = readonly (readonly [name: string, mark: RegExp])[];

const nameIn = (names: Names, agent: string) => names.find(([, mark]) => mark.test(agent))?.[0];

/** What people call a browser, from its User-Agent: 'Firefox on Windows'. */
export function deviceOf(request: Request): string {
  const agent = request.headers.get('user-agent') ?? '';
  const browser = nameIn(BROWSERS, agent) ?? 'A browser';
  const system = nameIn(SYSTEMS, agent);
  return system === undefined ? browser : `${browser} on ${system}`;
}
