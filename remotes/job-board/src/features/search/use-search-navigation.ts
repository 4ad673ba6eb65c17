import { useCallback } from 'react';
import { useNavigate, useNavigation } from 'react-router-dom';
import type { JobQuery } from '@site/contract';
import { parseJobSearch, searchHref } from './job-search.ts';

/** Opens a search without scrolling the page. */
export function useGoToSearch(): (query: JobQuery) => void {
  const navigate = useNavigate();
  return useCallback((query) => void navigate(searchHref(query), { preventScrollReset: true }), [navigate]);
}

/** The search that is loading, if any. */
export function usePendingSearch(): JobQuery | undefined {
  const { location } = useNavigation();
  return location?.pathname === '/jobs' ? parseJobSearch(new URLSearchParams(location.search)) : undefined;
}
