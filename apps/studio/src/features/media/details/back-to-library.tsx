import { useMessages } from '@rostra/messages/react';
import { Link } from '@rostra/ui';
import { useLocation } from 'react-router';
import { mediaPath } from '../../../lib/paths.ts';

/** The URL of a file carries the search and filters of the list that it was opened from. */
export function BackToLibrary() {
  const t = useMessages('studio-media');
  const { search } = useLocation();
  return (
    <Link href={mediaPath + search} className="text-muted no-underline hover:text-ink">
      <span aria-hidden="true" className="rtl:hidden">
        ←{' '}
      </span>
      {t('back')}
    </Link>
  );
}
