import { useTransition } from 'react';
import { ScriptedButton } from '@site/remote-kit';
import { applyHref } from './addresses.ts';
import { useSentApplication } from './sent-applications.ts';
import { loadApplicationDialog } from './use-application-dialog.tsx';

interface ApplyButtonProps {
  slug: string;
  /** Opens the dialog. */
  onApply: () => void | Promise<void>;
}

/** Opens the application: a dialog or, without JavaScript, a page. Less prominent once the visitor has applied. */
export function ApplyButton({ slug, onApply }: ApplyButtonProps) {
  const [pending, start] = useTransition();
  const hasApplied = useSentApplication(slug) !== undefined;
  return (
    <ScriptedButton
      href={applyHref(slug)}
      size="lg"
      variant={hasApplied ? 'secondary' : 'primary'}
      pending={pending}
      onClick={() => start(async () => onApply())}
      onApproach={() => void loadApplicationDialog().catch(() => undefined)}
    >
      Apply now
    </ScriptedButton>
  );
}
