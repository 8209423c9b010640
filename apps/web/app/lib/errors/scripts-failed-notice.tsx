import { useMessages } from '@rostra/messages/react';
import { Notice, TextLink } from '@rostra/ui';
import { createPath, useLocation } from 'react-router';

/** Shown in a form whose scripts could not be loaded. */
export function ScriptsFailedNotice() {
  const t = useMessages('forms');
  const { pathname, search } = useLocation();
  return (
    <div className="hidden scripts-failed:block">
      <Notice tone="danger" isLive title={t('loadedIncompletely')}>
        {t.rich('cannotBeSent', {
          link: (text) => <TextLink href={createPath({ pathname, search })}>{text}</TextLink>,
        })}
      </Notice>
    </div>
  );
}
