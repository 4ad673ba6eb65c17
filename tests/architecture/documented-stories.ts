import type { ComponentFolder } from './component-stories.ts';
import { readSpec } from '../../design-system/docs/component-page/spec.ts';
import { storiesOf } from './component-stories.ts';

/** Names of what somebody does or what happens then, not of how it looks. */
const BEHAVIOUR = [
  /By(?:Keyboard|Pointer|Enter|Tab|ThePage)$/,
  /^(?:Calls|Clears|Closes|Copies|Keeps|Leaves|PassesOn|Says|Stays|Submits|Takes|Uses)[A-Z]/,
  /OutOf|LargeEnough/,
];

/** Names of what a component can be in, or can have to hold. */
const STATE = /^(?:Disabled|ReadOnly|Pending|Loading|WithError|Long)|On(?:APhone|ATablet)$/;

/**
 * A component's documentation page shows how it looks: its first story as the main example, then its variants and its
 * states. What a play function does after that is behaviour: it is tagged '!autodocs', which leaves it in the sidebar
 * and in the tests.
 */
export function documentationComplaints(folder: ComponentFolder): string[] {
  const stories = [...storiesOf(folder)];
  const [first] = stories;
  const pictured = new Set(specOf(folder).guidance.map(({ story }) => story));
  const firstOfItsLook = stories.find(([, { looksDifferent }]) => !looksDifferent);
  return stories.flatMap(([name, story]) => {
    const isMain = name === first?.[0];
    const isShown = !story.tags.includes('!autodocs');
    if (isMain) return isShown ? [] : [`${name} is the main example, and tagged '!autodocs'`];
    return [
      ...(isShown && !story.looksDifferent && name !== firstOfItsLook?.[0]
        ? [`${name} looks like ${firstOfItsLook?.[0]}: tag it '!autodocs'`]
        : []),
      ...(isShown && BEHAVIOUR.some((pattern) => pattern.test(name))
        ? [`${name} is behaviour: tag it '!autodocs'`]
        : []),
      ...(isShown && STATE.test(name) && !story.tags.includes('state') ? [`${name} is a state: tag it 'state'`] : []),
      ...(!isShown && !story.plays && !pictured.has(name) ? [`${name} is neither shown nor proves anything`] : []),
    ];
  });
}

const specOf = ({ files }: ComponentFolder) => readSpec(files['SPEC.md'] ?? '');

/** Interactive components that no key operates: they say something, hide something or show something. */
const WITHOUT_KEYS = new Set(['announcer', 'avatar', 'honeypot', 'page-message']);

/** Components of one piece, or of nothing in view: there is nothing to number. */
const WITHOUT_PARTS = new Set([
  'announcer',
  'cluster',
  'columns',
  'container',
  'grid',
  'heading',
  'highlight',
  'honeypot',
  'icon',
  'road-line',
  'scroll-area',
  'section',
  'skeleton',
  'skip-link',
  'stack',
  'text',
  'visually-hidden',
]);

/** The sections that every component’s documentation page has, and this SPEC.md has not. */
export function missingSections(folder: ComponentFolder): string[] {
  const { anatomy, guidance, content } = specOf(folder);
  return [
    ...(anatomy || WITHOUT_PARTS.has(folder.name) ? [] : ['SPEC.md has no anatomy']),
    ...(guidance.length > 0 ? [] : ['SPEC.md advises nothing: it has no do and don’t']),
    ...(content ? [] : ['SPEC.md says nothing about content']),
  ];
}

/** What the sections of a SPEC.md lack, which the documentation page shows. */
export function sectionComplaints(folder: ComponentFolder, isInteractive: boolean): string[] {
  const { anatomy, guidance, keyboard } = specOf(folder);
  const stories = storiesOf(folder);
  const named = [...(anatomy ? [anatomy.story] : []), ...guidance.map(({ story }) => story)];
  const verdicts = new Set(guidance.map(({ verdict }) => verdict));
  return [
    ...named.flatMap((name) => (stories.has(name) ? [] : [`SPEC.md shows ${name}, which is not a story`])),
    ...(verdicts.size === 1 ? ['SPEC.md advises only what to do, or only what not to do'] : []),
    ...(anatomy && anatomy.parts.length === 0 ? ['SPEC.md names no part in its anatomy'] : []),
    ...(isInteractive && !keyboard && !WITHOUT_KEYS.has(folder.name) ? ['SPEC.md names no key'] : []),
  ];
}
