import { elementIds } from '@rostra/contract/pages';
import { SkipLink } from '@rostra/ui';
import { type ReactNode, useState } from 'react';
import { StaffFactorNotice } from '../features/second-factors/index.ts';
import { ProofProvider, RequireMember } from '../features/sessions/index.ts';
import { ErrorPage } from '../lib/errors/error-page.tsx';
import { FocusFallback } from '../lib/member-pages/focus-fallback.tsx';
import { MemberData } from '../lib/member-pages/member-data.tsx';
import { Pending, PendingOutlet } from '../lib/navigation/pending-outlet.tsx';
import type { Route } from './+types/dashboard-layout.route.ts';
import { SideDrawer } from './dashboard/side-drawer.tsx';
import { SideMenu } from './dashboard/side-menu.tsx';
import { TopBar } from './dashboard/top-bar.tsx';

function DashboardFrame({ children }: { children: ReactNode }) {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  return (
    <div className="min-h-dvh md:grid md:grid-cols-[13rem_minmax(0,1fr)] lg:grid-cols-[16rem_minmax(0,1fr)] print:block">
      <SkipLink />
      <aside
        data-print="hidden"
        className="hidden border-line border-e bg-sunken px-4 py-4 md:sticky md:top-0 md:block md:h-dvh md:overflow-y-auto"
      >
        <SideMenu />
      </aside>
      <SideDrawer isOpen={isMenuOpen} onClose={() => setIsMenuOpen(false)} />
      <div className="min-w-0">
        <TopBar isMenuOpen={isMenuOpen} onOpenMenu={() => setIsMenuOpen(true)} />
        <main
          id={elementIds.main}
          tabIndex={-1}
          data-member-area
          className="px-gutter py-10 lg:py-12"
        >
          <FocusFallback className="max-w-[64rem]">{children}</FocusFallback>
        </main>
      </div>
    </div>
  );
}

export default function DashboardLayout() {
  return (
    <RequireMember>
      <MemberData>
        <ProofProvider>
          <DashboardFrame>
            <StaffFactorNotice />
            <PendingOutlet />
          </DashboardFrame>
        </ProofProvider>
      </MemberData>
    </RequireMember>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <RequireMember>
      <MemberData>
        <DashboardFrame>
          <Pending>
            <ErrorPage error={error} />
          </Pending>
        </DashboardFrame>
      </MemberData>
    </RequireMember>
  );
}
