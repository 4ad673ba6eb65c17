import type { ReactNode } from 'react';
import { useOutletContext } from 'react-router-dom';
import type { FragmentInputs } from './fragment-inputs.ts';
import type { PageContext } from './remote.ts';

export interface FragmentProps<Name extends keyof FragmentInputs> {
  /** Written out, so that the build finds it: 'job-board/latest-jobs'. */
  name: Name;
  input: FragmentInputs[Name];
  /** Shown in its place when its remote is missing, fails or takes too long. Default: nothing. */
  fallback?: ReactNode;
}

/** A part of another remote, which that remote renders, in its live version. */
export function Fragment<Name extends keyof FragmentInputs>(props: FragmentProps<Name>) {
  const { Fragment: Shown } = useOutletContext<PageContext | null>() ?? {};
  return Shown ? <Shown {...props} /> : props.fallback;
}
