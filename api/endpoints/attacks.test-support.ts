/** Input that must be treated as plain text wherever a visitor can enter it. */
export const ATTACKS = [
  "'; drop table jobs; --",
  "' or '1'='1",
  '%',
  '_',
  '\\',
  "a' & !b | (c",
  '<script>alert(1)</script>',
  '${1}',
  '$1',
  '\u{1F69A}',
  '((((',
  ':*',
  '"',
];
