import { createContext, useCallback, useRef } from 'react';
import type { ProposalCopy, SectionId } from '@site/contract';
import { api } from '@site/remote-kit';

/** Called when a visitor opens a section. */
export const RecordReading = createContext<(section: SectionId) => void>(() => {});

/** Tells the server which sections of the copy are opened, each once. Whether that arrives changes nothing here. */
export function useReadingRecord(copy: ProposalCopy): (section: SectionId) => void {
  const opened = useRef(new Set<SectionId>());
  return useCallback(
    (section) => {
      if (opened.current.has(section)) return;
      opened.current.add(section);
      void api.proposalRead({ copy, section });
    },
    [copy],
  );
}
