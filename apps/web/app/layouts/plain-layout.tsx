import { elementIds } from '@rostra/contract/pages';
import { SkipLink } from '@rostra/ui';
import type { ReactNode } from 'react';
import { Brand } from '../lib/site/brand.tsx';

/** For pages that must render without root data. */
export function PlainLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <header className="border-line border-b">
        <div className="shell flex h-16 items-center">
          <Brand />
        </div>
      </header>
      <main id={elementIds.main} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
