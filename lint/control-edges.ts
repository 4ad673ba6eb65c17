import type { ChildNode, Declaration, Root, Rule as StyleRule } from 'postcss';
import stylelint, { type Rule } from 'stylelint';

const ruleName = 'styles/control-edge-contrast';
const messages = stylelint.utils.ruleMessages(ruleName, {
  rejected: 'The edge of a control identifies it and needs a contrast of 3:1: use var(--color-border-strong)',
});

const QUIET = /var\(--color-border\)/;
/** A compound selector in a state that only a control has. */
const STATE = /:(?:hover|enabled|disabled|checked)|\[aria-(?:pressed|current|expanded|selected|invalid)/;
const DISABLED = /:disabled/;

/** Edges around something: a line on one side of it, as between items, identifies nothing. */
const isEdge = ({ prop, value }: Declaration) => /^(?:border|border-color)$/.test(prop) && QUIET.test(value);

/** The last compound of each selector: what is painted. */
const painted = ({ selectors }: StyleRule) => selectors.map((selector) => selector.split(/[\s>+~]+/).at(-1) ?? '');
const classesOf = (compound: string) => compound.match(/(?<!\()\.[\w-]+/g) ?? [];

/** Classes that some rule of the sheet gives a state of controls or, in the same rule, the hand over them. */
function controlsOf(root: Root): Set<string> {
  const controls = new Set<string>();
  root.walkRules((rule) => {
    const hasHand = rule.nodes.some((node) => isPointer(node));
    for (const compound of painted(rule)) {
      if (hasHand || STATE.test(compound)) for (const name of classesOf(compound)) controls.add(name);
    }
  });
  return controls;
}

const isPointer = (node: ChildNode) => node.type === 'decl' && node.prop === 'cursor' && node.value === 'pointer';

/** Only a disabled control may have a faint edge, as WCAG 1.4.11 says. */
const rule: Rule = (enabled) => (root, result) => {
  if (!enabled) return;
  const controls = controlsOf(root as Root);
  root.walkDecls((node) => {
    if (!isEdge(node) || node.parent?.type !== 'rule') return;
    const compounds = painted(node.parent as StyleRule).filter((compound) => !DISABLED.test(compound));
    if (!compounds.some((compound) => classesOf(compound).some((name) => controls.has(name)))) return;
    stylelint.utils.report({ ruleName, result, node, word: 'var(--color-border)', message: messages.rejected });
  });
};
rule.ruleName = ruleName;
rule.messages = messages;

export default stylelint.createPlugin(ruleName, rule);
