import { Notice, TextLink } from '@rostra/ui';
import { createPath, useLocation } from 'react-router';

/** Shown in a form whose scripts could not be loaded. */
export function ScriptsFailedNotice() {
  const { pathname, search } = useLocation();
  return (
    <div className="hidden scripts-failed:block">
      <Notice tone="danger" isLive title="This page could not be loaded completely">
        The form cannot be sent.{' '}
        <TextLink href={createPath({ pathname, search })}>Try again</TextLink>
      </Notice>
    </div>
  );
}
