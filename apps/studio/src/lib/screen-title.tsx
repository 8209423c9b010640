import { useMessages } from '@rostra/messages/react';
import { useSite } from './site.ts';

/** The title of the document while a screen is shown. */
export function ScreenTitle({ children: title }: { children: string }) {
  const t = useMessages('studio');
  const { name } = useSite();
  return <title>{t('documentTitle', { title, site: name })}</title>;
}
