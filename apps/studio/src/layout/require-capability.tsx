import type { Capability } from '@rostra/contract';
import { studioPath } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { LinkButton } from '@rostra/ui';
import type { ReactNode } from 'react';
import { useCan } from '../session/session-provider.tsx';
import { Screen } from './screen.tsx';

interface RequireCapabilityProps {
  needs: Capability;
  children: ReactNode;
}

/** Explains to others that their role does not include a screen, instead of showing failed calls. */
export function RequireCapability({ needs, children }: RequireCapabilityProps) {
  const t = useMessages('studio');
  const can = useCan();
  if (can(needs)) return children;
  return (
    <Screen title={t('notYourRoleTitle')}>
      <p className="mt-3 max-w-measure text-base text-muted">{t('notYourRoleText')}</p>
      <LinkButton href={studioPath} className="mt-6">
        {t('toDashboard')}
      </LinkButton>
    </Screen>
  );
}
