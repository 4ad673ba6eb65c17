import { ScriptedButton } from '@site/remote-kit';
import { applyHref } from './form.ts';

/** Opens the application: a dialog or, without JavaScript, a section of the page. */
export const ApplyButton = ({ slug, onApply }: { slug: string; onApply: () => void }) => (
  <ScriptedButton href={applyHref(slug)} size="lg" onClick={onApply}>
    Apply Now
  </ScriptedButton>
);
