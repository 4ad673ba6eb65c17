import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type Declaration, type Root } from 'postcss';
import stylelint, { type Rule } from 'stylelint';

const ruleName = 'styles/scale-values';
const messages = stylelint.utils.ruleMessages(ruleName, {
  length: (length: string, token: string) => `${length} is on the scale: use var(${token})`,
  role: (colour: string) => `${colour} has no meaning: use the colour of a role, var(--color-…)`,
});

const tokens = join(import.meta.dirname, '../design-system/src/tokens');

/** '0.25rem' -> '--space-1', of a token file. */
function scaleOf(file: string): ReadonlyMap<string, string> {
  const lengths = new Map<string, string>();
  postcss.parse(readFileSync(join(tokens, file), 'utf8')).walkDecls(({ prop, value }) => void lengths.set(value, prop));
  return lengths;
}

/** Which properties take the steps of which scale. */
const scales = [
  { props: /^(?:(?:row-|column-)?gap|(?:scroll-)?(?:padding|margin)(?:-.+)?)$/, lengths: scaleOf('space.css') },
  { props: /^border(?:-.+)?-radius$/, lengths: scaleOf('radius.css') },
  { props: /^font-size$/, lengths: scaleOf('type.css') },
];

/** Where a colour says what something is. Gradients, fills and strokes draw pictures, which may use any. */
const MEANT = /^(?:color|background(?:-color)?|border(?:-.+)?-color|outline-color)$/;
const BASE = /^var\((--(?:ink|signal|asphalt|red|green|amber|blue)-\d+|--white|--paper)\)$/;

interface Fault {
  word: string;
  message: string;
  fix?: () => void;
}

function faultOf(declaration: Declaration): Fault | undefined {
  const { prop, value } = declaration;
  const [, colour] = (MEANT.test(prop) && BASE.exec(value)) || [];
  if (colour) return { word: colour, message: messages.role(colour) };
  const lengths = scales.find(({ props }) => props.test(prop))?.lengths;
  for (const { 0: word, index } of value.matchAll(/(?<![\w.-])[\d.]+rem(?! \+)/g)) {
    const token = lengths?.get(word);
    if (!token) continue;
    const fix = () =>
      void (declaration.value = `${value.slice(0, index)}var(${token})${value.slice(index + word.length)}`);
    return { word, message: messages.length(word, token), fix };
  }
  return undefined;
}

/** Lengths that a scale has, and colours that a role has. */
const rule: Rule = (enabled) => (root, result) => {
  if (!enabled) return;
  (root as Root).walkDecls((node) => {
    const fault = faultOf(node);
    if (fault) stylelint.utils.report({ ruleName, result, node, ...fault });
  });
};
rule.ruleName = ruleName;
rule.messages = messages;
rule.meta = { url: '', fixable: true };

export default stylelint.createPlugin(ruleName, rule);
