import type { AnchorProps } from '@site/design-system';
/** Links inside a page story: to the remote's other pages, without leaving the story. */
export declare function StoryLink({ href, ...props }: AnchorProps): import("react").JSX.Element;
/** Links inside a component story lead nowhere: following one would throw the story away. */
export declare function StillLink({ onClick, ...props }: AnchorProps): import("react").JSX.Element;
