import changelog from '../../CHANGELOG.md?raw';

/** The changelog's text, from what is unreleased or its newest version on, without the brackets around the numbers. */
export const versions = changelog
  .slice(changelog.search(/^## \[/m))
  .replace('## [Unreleased]', '## Unreleased')
  .replaceAll(/^## \[([\d.]+)\] - (.*)$/gm, '## $1, $2');
