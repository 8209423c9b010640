import { getSecondFactors } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Button, Notice, textLinkClass } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../session/session-provider.tsx';
import { StepActions } from './step-actions.tsx';

/** Offers a second factor. It is set up in the profile, in another tab, and found here on return. */
export function AccountStep({ onDone }: { onDone: () => void }) {
  const t = useMessages('studio-setup');
  const api = useApi();
  const factors = useQuery({
    queryKey: ['second-factors'],
    queryFn: ({ signal }) => api(getSecondFactors, {}, { signal }),
    staleTime: 0,
  });
  const isProtected =
    factors.data !== undefined && (factors.data.totp !== null || factors.data.passkeys.length > 0);
  if (isProtected) {
    return (
      <>
        <Notice tone="success" className="mt-6" isLive>
          {t('accountProtected')}
        </Notice>
        <StepActions step="account">
          <Button onClick={onDone}>{t('continue')}</Button>
        </StepActions>
      </>
    );
  }
  return (
    <>
      <p className="mt-4 text-base">
        {t.rich('accountOffer', {
          link: (children) => (
            <a
              href={`${pathTo(pages.profile)}#second-factors`}
              target="_blank"
              rel="noreferrer"
              className={textLinkClass}
            >
              {children}
            </a>
          ),
        })}
      </p>
      <StepActions step="account">
        <Button onClick={onDone}>{t('accountLater')}</Button>
      </StepActions>
    </>
  );
}
