import type { SecondFactors } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Loading, RetryNotice, Skeleton } from '@rostra/ui';
import { useState } from 'react';
import { MemberSection } from '../../lib/member-pages/member-section.tsx';
import { useQueryError } from '../../lib/member-pages/use-query-error.ts';
import { PasskeyList } from './passkeys/passkey-list.tsx';
import { RecoveryCodes } from './recovery/recovery-codes.tsx';
import { RecoveryCodesDialog } from './recovery/recovery-codes-dialog.tsx';
import { Totp } from './totp/totp.tsx';
import { useSecondFactors } from './use-second-factors.ts';

export function SecondFactorsSection() {
  const t = useMessages('second-factors');
  const factors = useSecondFactors();
  const failure = useQueryError(factors);
  return (
    <MemberSection id="second-factors" title={t('title')} text={t('text')}>
      {factors.data ? <Factors factors={factors.data} /> : null}
      {!factors.data && failure ? (
        <RetryNotice
          isLive={false}
          title={t('loadFailed')}
          isBusy={factors.isFetching}
          onRetry={factors.refetch}
        />
      ) : null}
      {!factors.data && !failure ? <FactorsSkeleton /> : null}
    </MemberSection>
  );
}

function Factors({ factors }: { factors: SecondFactors }) {
  const [newCodes, setNewCodes] = useState<string[]>();
  const showCodes = (codes: string[] | null) => setNewCodes(codes ?? undefined);
  return (
    <div className="border-line border-t">
      <Totp factor={factors.totp} onCodes={showCodes} />
      <PasskeyList
        passkeys={factors.passkeys}
        canAdd={factors.canAddPasskeys}
        onCodes={showCodes}
      />
      {factors.recoveryCodes ? (
        <RecoveryCodes codes={factors.recoveryCodes} onCodes={showCodes} />
      ) : null}
      <RecoveryCodesDialog codes={newCodes} onClose={() => setNewCodes(undefined)} />
    </div>
  );
}

function FactorsSkeleton() {
  return (
    <Loading className="border-line border-t">
      {['app', 'passkeys'].map((key) => (
        <div key={key} className="border-line border-b py-5">
          <Skeleton className="h-5 w-44" />
          <Skeleton className="mt-2 h-4 w-full max-w-80" />
        </div>
      ))}
    </Loading>
  );
}
