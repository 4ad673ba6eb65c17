import { PageRegion } from './page-region.tsx';
import { PreviewBadge } from './preview-badge.tsx';

/** Nothing around a page, but the note that it is a preview. */
export const StandaloneLayout = () => (
  <>
    <PreviewBadge />
    <PageRegion />
  </>
);
