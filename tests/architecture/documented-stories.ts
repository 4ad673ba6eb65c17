import type { ComponentFolder } from './component-conventions.ts';
import { storiesOf } from './component-stories.ts';

/** Names of what somebody does or what happens then, not of how it looks. */
const BEHAVIOUR =
  /By(?:Keyboard|Pointer|Enter|Tab|ThePage)$|OutOf|LargeEnough|^(?:Calls|Chosen(?=By)|Clears|Closes|Copies|Keeps|Leaves|PassesOn|Says|Stays|Submits|Takes|Uses)[A-Z]/;

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
  const firstOfItsLook = stories.find(([, { looksDifferent }]) => !looksDifferent);
  return stories.flatMap(([name, story]) => {
    const isMain = name === first?.[0];
    const isShown = !story.tags.includes('!autodocs');
    if (isMain) return isShown ? [] : [`${name} is the main example, and tagged '!autodocs'`];
    return [
      ...(isShown && !story.looksDifferent && name !== firstOfItsLook?.[0]
        ? [`${name} looks like ${firstOfItsLook?.[0]}: tag it '!autodocs'`]
        : []),
      ...(isShown && BEHAVIOUR.test(name) ? [`${name} is behaviour: tag it '!autodocs'`] : []),
      ...(isShown && STATE.test(name) && !story.tags.includes('state') ? [`${name} is a state: tag it 'state'`] : []),
      ...(!isShown && !story.plays ? [`${name} is neither shown nor proves anything`] : []),
    ];
  });
}
