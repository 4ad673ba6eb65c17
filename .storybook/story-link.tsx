import { Link } from 'react-router-dom';
import type { AnchorProps } from '@site/design-system';

/** Links inside a page story: to the remote's other pages, without leaving the story. */
export function StoryLink({ href = '', ...props }: AnchorProps) {
  return href.startsWith('/') ? <Link to={href} {...props} /> : <a href={href} {...props} />;
}

/** Links inside a component story do nothing: following one would leave the story. */
export function InertLink({ onClick, ...props }: AnchorProps) {
  return (
    <a
      {...props}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
      }}
    />
  );
}
