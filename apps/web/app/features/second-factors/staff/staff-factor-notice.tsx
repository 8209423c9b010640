import { isStaffRole } from '@rostra/contract';
import { lazy, Suspense } from 'react';
import { useSession } from '../../sessions/index.ts';

/** Loaded for staff only. */
const StaffFactorBanner = lazy(() => import('./staff-factor-banner.tsx'));

/** Reminds staff who must set up a second factor. */
export function StaffFactorNotice() {
  const { user } = useSession();
  if (!user || !isStaffRole(user.role.type)) return null;
  return (
    <Suspense fallback={null}>
      <StaffFactorBanner />
    </Suspense>
  );
}
