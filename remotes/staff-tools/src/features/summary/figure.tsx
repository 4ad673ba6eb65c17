import { Link } from '@site/design-system';

/** A figure that leads to what it counts, unless there is nothing. */
export function Figure({ value, href }: { value: number; href: string }) {
  const text = value.toLocaleString('en-GB');
  return value === 0 ? text : <Link href={href}>{text}</Link>;
}
