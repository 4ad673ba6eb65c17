import { Link } from '../../src/components/link/link.tsx';
import { Prose } from '../../src/components/prose/prose.tsx';
import { Text } from '../../src/components/text/text.tsx';
import { addressOf, Show } from '../blocks/show.tsx';
import { questions, type Question } from './questions.ts';
import { settings } from './settings.ts';

/** The questions, each a link to its answer, and how else to get there. */
export const Questions = () => (
  <Show>
    <Prose>
      <ol>
        {questions.map((each) => (
          <li key={each.question}>
            <Link {...linkTo(each)}>{each.question}</Link>
            <Text size="sm" tone="muted">
              {wayTo(each)}
            </Text>
          </li>
        ))}
      </ol>
    </Prose>
  </Show>
);

function linkTo({ page, story, toolbar }: Question) {
  const href = addressOf(`${page}--${story?.id ?? 'docs'}`);
  if (!toolbar) return { href };
  // What the toolbar shows is read when Storybook loads.
  const globals = toolbar.map((setting) => settings[setting].global).join(';');
  return { href: `./${href}&globals=${globals}`, target: '_top' };
}

const list = new Intl.ListFormat('en-GB');

function wayTo({ search, story, toolbar, under, token }: Question): string {
  const steps = [
    `Search for “${search}”`,
    story && `open its story “${story.name}”`,
    toolbar && `choose ${list.format(toolbar.map((setting) => `“${settings[setting].choose}”`))} in the toolbar`,
    under && `look under “${under}”`,
    token && 'unfold “Used by …” beside the token',
  ];
  return `${steps.filter(Boolean).join(', ')}.`;
}
