import type { Random } from './random.ts';

/**
 * What careless or hostile advertisers paste in. The words must survive the sanitiser and everything else must not.
 * Scripts only set a flag that tests look for.
 */
const SOILERS: readonly ((html: string) => string)[] = [
  (html) => `${html}<script>window.__advertScriptRan = true</script>`,
  (html) => html.replace('<p>', '<p onclick="window.__advertScriptRan = true" style="color:#f0f;font-size:40px">'),
  (html) => `<style>body{display:none}</style>${html}`,
  (html) => `${html}<img src="x" onerror="window.__advertScriptRan = true">`,
  (html) => `${html}<p><a href="javascript:window.__advertScriptRan = true">Apply here</a></p>`,
  (html) => `<div class="MsoNormal"><o:p></o:p><font face="Comic Sans MS" size="5">${html}</font></div>`,
  (html) => `${html}<iframe src="https://adverts.example.com/tracker"></iframe>`,
  (html) => `<!--StartFragment-->${html.replaceAll('</p>', '')}<br><br><br>&nbsp;<b>Apply <i>today`,
  (html) =>
    `<h1 id="root">URGENT!!!</h1>${html}<form action="https://adverts.example.com/"><input name="email"></form>`,
  (html) => `${html}<svg onload="window.__advertScriptRan = true"><circle r="9"/></svg>`,
];

export const soiled = (html: string, random: Random) => random.pick(SOILERS)(html);
