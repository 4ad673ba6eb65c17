import { Link } from 'react-router-dom';
import type { AnchorProps } from '@site/design-system';

/** Links between the pages of a story stay inside it. */
export function StoryLink({ href = '', ...props }: AnchorProps) {
  return href.startsWith('/') ? <Link to={href} {...props} /> : <a href={href} {...props} />;
}
