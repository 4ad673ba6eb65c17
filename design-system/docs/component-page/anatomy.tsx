import { useEffect, useRef, useState } from 'react';
import { Story, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import type { Anatomy } from './spec.ts';
import { findParts, type Place } from './find-parts.ts';
import { Words } from './words.tsx';
import styles from './component-page.module.css';

/** A story with its parts outlined and numbered, and what each is for. */
export function AnatomyFigure({ anatomy: { story, parts } }: { anatomy: Anatomy }) {
  const { csfFile } = useOf('meta', ['meta']);
  const box = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState<readonly Place[]>([]);
  useEffect(() => (box.current ? findParts(box.current, parts, setPlaces) : undefined), [parts]);
  return (
    <>
      <Unstyled>
        <div className={styles.anatomy}>
          <div className={styles.stage}>
            <div ref={box} inert>
              <Story of={csfFile.moduleExports[story]} />
            </div>
            {places.map((place, index) => (
              <span key={index} className={styles.part} style={place} aria-hidden="true">
                <span className={styles.number} style={{ translate: `0 ${110 * overlaps(places, index)}%` }}>
                  {index + 1}
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

/** How many earlier parts begin at the same corner, where their numbers are. */
const overlaps = (places: readonly Place[], index: number) =>
  places.slice(0, index).filter(({ insetInlineStart, insetBlockStart }) => {
    const own = places[index];
    return (
      Math.max(distance(insetInlineStart, own?.insetInlineStart), distance(insetBlockStart, own?.insetBlockStart)) < 16
    );
  }).length;

const distance = (one: number, other = Infinity) => Math.abs(one - other);
