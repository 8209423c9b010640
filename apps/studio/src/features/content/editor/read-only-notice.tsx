import { useMessages } from '@rostra/messages/react';
import { Notice, TextLink } from '@rostra/ui';

/** Why the text cannot be changed, and where it can. */
export function ReadOnlyNotice({ otherEditor }: { otherEditor: string | null }) {
  const t = useMessages('studio-editor');
  if (otherEditor === null) return <Notice className="mb-5">{t('readOnlyText')}</Notice>;
  return (
    <Notice className="mb-5">
      <p>{t('editedInStrapi')}</p>
      <p className="mt-1">
        <TextLink href={otherEditor}>{t('openInStrapi')}</TextLink>
      </p>
    </Notice>
  );
}
