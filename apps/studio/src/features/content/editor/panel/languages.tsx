import { TextLink } from '@rostra/ui';
import { useNavigate } from 'react-router';
import { editorPath } from '../../../../lib/content/entry-paths.ts';
import { LanguageList } from '../../entries/language-list.tsx';
import { useEditor } from '../fields/use-field.ts';

/** Leads to the translations of the text. A new one begins with the text as it is now. */
export function Languages() {
  const { collection, entry, saver, flushBody, refresh, isReadOnly } = useEditor();
  const navigate = useNavigate();
  const { section } = collection;
  return (
    <LanguageList
      entry={entry}
      isReadOnly={isReadOnly}
      renderLink={(locale, name) => (
        <TextLink href={editorPath(section, { ...entry, locale })}>{name}</TextLink>
      )}
      onStart={async () => {
        flushBody();
        await saver.flush();
      }}
      onTranslated={async ({ documentId, locale }) => {
        await refresh();
        await navigate(`/${section}/${documentId}?locale=${locale}`);
      }}
    />
  );
}
