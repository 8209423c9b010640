import type { ReactNode } from 'react';
import { ScreenTitle } from '../lib/screen-title.tsx';

interface ScreenProps {
  title: string;
  /** What the screen is for, below the title. */
  lead?: string;
  /** Beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of a plain screen: its title, actions and content. */
export function Screen({ title, lead, actions, children }: ScreenProps) {
  return (
    <div className="px-gutter py-6 wide:py-8">
      <ScreenTitle>{title}</ScreenTitle>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-2xl">{title}</h1>
        {actions}
      </div>
      {lead ? <p className="mt-1 max-w-measure text-muted">{lead}</p> : null}
      {children}
    </div>
  );
}
