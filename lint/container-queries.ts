import stylelint, { type Rule } from 'stylelint';

const ruleName = 'styles/container-query-no-pixels';
const messages = stylelint.utils.ruleMessages(ruleName, {
  rejected: 'Write a container query in rem or em, so that it scales with the text',
});

/** Stylelint's own unit rules ignore the conditions of container queries. */
const rule: Rule = (enabled) => (root, result) => {
  if (!enabled) return;
  root.walkAtRules('container', (node) => {
    const [pixels] = /\dpx\b/i.exec(node.params) ?? [];
    if (pixels) stylelint.utils.report({ ruleName, result, node, word: pixels, message: messages.rejected });
  });
};
rule.ruleName = ruleName;
rule.messages = messages;

export default stylelint.createPlugin(ruleName, rule);
