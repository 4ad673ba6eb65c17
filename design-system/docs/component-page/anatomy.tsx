import { useEffect, useRef, useState } from 'react';
import { Story, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import type { Anatomy } from './spec.ts';
import { useStoryFrame } from '../blocks/use-story-frame.ts';
import { findParts, type Found } from './find-parts.ts';
import { placeMarkers } from './place-markers.ts';
import { Words } from './words.tsx';
import styles from './component-page.module.css';

const NOTHING: Found = { numbers: [], places: [], size: { inlineSize: 0, blockSize: 0 } };

/** A story with its parts outlined and numbered, and what each is for. */
export function AnatomyFigure({ anatomy: { story, parts } }: { anatomy: Anatomy }) {
  const { csfFile } = useOf('meta', ['meta']);
  const frame = useStoryFrame(csfFile.moduleExports[story]);
  const box = useRef<HTMLDivElement>(null);
  const [{ numbers, places, size }, setFound] = useState<Found>(NOTHING);
  useEffect(() => (box.current ? findParts(box.current, parts, setFound) : undefined), [parts]);
  return (
    <>
      <Unstyled>
        <div className={styles.anatomy}>
          <div className={styles.stage}>
            <div ref={box} inert className={frame}>
              <Story of={csfFile.moduleExports[story]} />
            </div>
            {places.map((place, index) => (
              <span key={index} className={styles.part} style={place} aria-hidden="true" />
            ))}
            {placeMarkers(places, size).map(({ number, leader }, index) => (
              <span key={index} aria-hidden="true">
                <span className={styles.leader} style={leader} />
                <span className={styles.number} style={number}>
                  {numbers[index]}
                </span>
              </span>
            ))}
          </div>
        </div>
      </Unstyled>
      <Words>{parts.map(({ name, rule }, index) => `${index + 1}. **${name}.** ${rule}`).join('\n')}</Words>
    </>
  );
}
