import { studioPath } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { LinkButton } from '@rostra/ui';
import { Screen } from './screen.tsx';

export function NotFoundScreen() {
  const t = useMessages('studio');
  return (
    <Screen title={t('notFoundTitle')}>
      <p className="mt-3 max-w-measure text-base text-muted">{t('notFoundText')}</p>
      <LinkButton href={studioPath} className="mt-6">
        {t('toDashboard')}
      </LinkButton>
    </Screen>
  );
}
