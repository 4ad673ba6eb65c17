import { useContext, useEffect, useRef, useState } from 'react';
import { DocsContext } from '@storybook/addon-docs/blocks';
import { DRAFT_FRAME } from '../../../.storybook/toolbar/brand.ts';
import { ErrorState } from '../../src/components/error-state/error-state.tsx';
import { Grid } from '../../src/components/grid/grid.tsx';
import { Link } from '../../src/components/link/link.tsx';
import { Spinner } from '../../src/components/spinner/spinner.tsx';
import { Text } from '../../src/components/text/text.tsx';
import { addressOf } from '../blocks/show.tsx';
import { findMainStories, type MainStory } from './main-stories.ts';
import styles from './brand-builder.module.css';

/** Storybook's own: of a document with the toolbar's values (.storybook/frames.ts). */
declare const PREVIEW_URL: string;

/** The main story of every component, in what the page shows. */
export function Specimens() {
  const [stories, setStories] = useState<readonly MainStory[] | 'failed'>();
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    void findMainStories().then(setStories, () => setStories('failed'));
  }, [attempts]);
  const readAgain = () => {
    setStories(undefined);
    setAttempts(attempts + 1);
  };
  if (stories === 'failed') return <ErrorState title="The list of components could not be read" onRetry={readAgain} />;
  if (!stories) return <Spinner label="Loading the components" />;
  return (
    <Grid min="lg" gap={5} as="ul" role="list">
      {stories.map((story) => (
        <li key={story.id} className={styles.specimen}>
          <Text size="sm">
            <Link href={addressOf(story.id)}>{story.component}</Link>
          </Text>
          <WhenNear>
            <Specimen id={story.id} name={story.component} />
          </WhenNear>
        </li>
      ))}
    </Grid>
  );
}

/** Renders its children once they are about to be in view. */
function WhenNear({ children }: { children: React.ReactNode }) {
  const [isNear, setIsNear] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!box.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), {
      rootMargin: '600px',
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={box} inert className={styles.picture}>
      {isNear && children}
    </div>
  );
}

/** A story as its own page has it, in a frame if it asks for one. */
function Specimen({ id, name }: { id: string; name: string }) {
  const context = useContext(DocsContext);
  const box = useRef<HTMLDivElement>(null);
  const [story, setStory] = useState<Awaited<ReturnType<typeof context.loadStory>>>();
  useEffect(() => void context.loadStory(id).then(setStory), [context, id]);
  const isFramed = story?.parameters['docs']?.story?.inline === false;
  useEffect(() => {
    if (!story || isFramed || !box.current) return;
    const stop = context.renderStoryToElement(
      story,
      box.current,
      { showMain() {}, showError() {}, showException() {} },
      { autoplay: false, forceInitialArgs: true },
    );
    return () => void stop();
  }, [context, story, isFramed]);
  if (isFramed) return <iframe name={DRAFT_FRAME} src={`${PREVIEW_URL}&id=${id}&viewMode=story`} title={name} />;
  return <div ref={box} data-layout={story?.parameters['layout']} />;
}
