/** Text that must be taken as text wherever a visitor can put it. */
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
