import { Fragment, type ReactNode } from 'react';
import { useLinkCode } from './use-link-code.ts';

interface WithLinkCodeProps {
  children: (code: string) => ReactNode;
  /** Shown until the code is known. */
  skeleton: ReactNode;
  /** Shown if the link has no code. */
  incomplete: ReactNode;
}

/** Renders its children with the code of a mailed link. */
export function WithLinkCode({ children, skeleton, incomplete }: WithLinkCodeProps) {
  const code = useLinkCode();
  if (code) return <Fragment key={code}>{children(code)}</Fragment>;
  return code === undefined ? skeleton : incomplete;
}
