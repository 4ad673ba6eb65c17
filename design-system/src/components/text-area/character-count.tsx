import { useEffect, useState, type RefObject } from 'react';
import { cx } from 'class-variance-authority';
import { useAnnounce } from '../announcer/announcer.tsx';
import styles from './text-area.module.css';

type Area = RefObject<HTMLTextAreaElement | null>;

export interface CharacterCountProps {
  /** Id of the text area. */
  id: string;
  area: Area;
  /** The text, if controlled by the page. */
  value: string | undefined;
  limit: number;
}

/** The remaining count is shown and announced once less than this share of the limit is left. */
const NEARLY_FULL = 0.2;
/** How long typing must pause before the count is announced, ms. */
const PAUSE = 1000;

export const countId = (id: string) => `${id}-count`;

/** Shows the limit; near it, the number of characters left; beyond it, the number over. */
export function CharacterCount({ id, area, value, limit }: CharacterCountProps) {
  const left = limit - useLength(area, value);
  const news = left <= limit * NEARLY_FULL ? remaining(left) : undefined;
  useSaidOnPause(news, area);
  return (
    <p id={countId(id)} className={cx(styles.count, left < 0 && styles.over)}>
      {news ?? `Up to ${characters(limit)}`}
    </p>
  );
}

const remaining = (left: number) => (left < 0 ? `${characters(-left)} too many` : `${characters(left)} left`);
/** '1,234 characters'. A browser's own formats take long to make, on pages that need no other. */
const characters = (count: number) =>
  `${String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')} ${count === 1 ? 'character' : 'characters'}`;

/** Length of the text, whether typed, set by the page, restored by the browser after a reload, or reset. */
function useLength(area: Area, value: string | undefined): number {
  const [length, setLength] = useState(0);
  useEffect(() => {
    const node = area.current;
    const read = () => setLength(node?.value.length ?? 0);
    // The event fires before the form is reset.
    const readSoon = () => setTimeout(read);
    read();
    node?.addEventListener('input', read);
    node?.form?.addEventListener('reset', readSoon);
    return () => {
      node?.removeEventListener('input', read);
      node?.form?.removeEventListener('reset', readSoon);
    };
  }, [area, value]);
  return length;
}

function useSaidOnPause(news: string | undefined, area: Area) {
  const announce = useAnnounce();
  useEffect(() => {
    if (!news || document.activeElement !== area.current) return;
    const timer = setTimeout(() => announce(news), PAUSE);
    return () => clearTimeout(timer);
  }, [news, area, announce]);
}
