import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { NotFoundScreen } from './not-found-screen.tsx';
import { Screen } from './screen.tsx';

/** For a failure while a screen is shown, for example a script of an older build that is gone. */
export function ErrorScreen() {
  const t = useMessages('studio');
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />;
  return (
    <Screen title={t('errorTitle')}>
      <p className="mt-3 max-w-measure text-base text-muted">{t('errorText')}</p>
      <Button className="mt-6" onClick={() => window.location.reload()}>
        {t('reload')}
      </Button>
    </Screen>
  );
}
