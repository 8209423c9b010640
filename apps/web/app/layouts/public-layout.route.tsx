import { elementIds } from '@rostra/contract/pages';
import { SkipLink } from '@rostra/ui';
import type { ReactNode } from 'react';
import { ErrorPage } from '../lib/errors/error-page.tsx';
import { Pending, PendingOutlet } from '../lib/navigation/pending-outlet.tsx';
import type { Route } from './+types/public-layout.route.ts';
import { PublicFooter } from './public-footer/public-footer.tsx';
import { PublicHeader } from './public-header/public-header.tsx';

function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <PublicHeader />
      <main id={elementIds.main} tabIndex={-1} className="grow">
        {children}
      </main>
      <PublicFooter />
    </div>
  );
}

export default function PublicLayout() {
  return (
    <PublicFrame>
      <PendingOutlet className="shell py-12" />
    </PublicFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PublicFrame>
      <Pending className="shell py-12">
        <ErrorPage error={error} />
      </Pending>
    </PublicFrame>
  );
}
