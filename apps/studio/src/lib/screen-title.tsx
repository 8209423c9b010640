import { useMessages } from '@rostra/messages/react';
import { useEffect } from 'react';
import { useSite } from './site.ts';

/** The title of the document while a screen is shown. Replaces that of `index.html`: there can be only one. */
export function ScreenTitle({ children: title }: { children: string }) {
  const t = useMessages('studio');
  const { name } = useSite();
  const documentTitle = t('documentTitle', { title, site: name });
  useEffect(() => {
    document.title = documentTitle;
  }, [documentTitle]);
  return null;
}
