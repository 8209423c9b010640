import { areaPathOf, isStarterArea, MAX_AREA_NAME, type PolicyArea } from '@rostra/contract';
import { useAllMessages, useMessages } from '@rostra/messages/react';
import { TextField } from '@rostra/ui/forms';
import { useLanguageName } from '../../../lib/formats/language-name.ts';
import { useAreaName } from '../../../lib/policy-areas.ts';
import { useSite } from '../../../lib/site.ts';
import { keyFor, suggestAddress } from './suggest-address.ts';

interface AreaFieldsProps {
  area: PolicyArea;
  keysTaken: readonly string[];
  /** No policy is in it yet, so its key may still follow its address. */
  isNew: boolean;
  /** Whether missing parts are marked. */
  isChecked: boolean;
  /** What the server said. */
  errorOf: (part: 'slug' | 'names') => string | undefined;
  /** What is in it. */
  note: string | undefined;
  onChange: (area: PolicyArea) => void;
}

/** The name of an area in each language of the site, and its address. */
export function AreaFields(props: AreaFieldsProps) {
  const { area, keysTaken, isNew, isChecked, errorOf, note, onChange } = props;
  const t = useMessages('studio-pages');
  const forms = useMessages('studio-forms');
  const { languages } = useSite();
  const languageName = useLanguageName();
  const ourName = useAreaName();
  const { language: studioLanguage } = useAllMessages();
  const { key, slug, names } = area;
  const hasOurName = isStarterArea(key);
  const isNameless = !hasOurName && Object.keys(names).length === 0;
  const change = (next: Partial<PolicyArea>) => {
    const changed = { ...area, ...next };
    onChange(isNew ? { ...changed, key: keyFor(changed.slug, keysTaken) } : changed);
  };
  const rename = (language: string, name: string) => {
    const { [language]: before = '', ...others } = names;
    const isSuggested = isNew && slug === suggestAddress(before);
    change({
      names: name === '' ? others : { ...others, [language]: name },
      ...(isSuggested ? { slug: suggestAddress(name) } : {}),
    });
  };
  return (
    <div className="min-w-0 flex-1">
      <div className="grid gap-x-3 sm:grid-cols-2">
        {languages.map((language) => (
          <TextField
            key={language}
            label={
              languages.length === 1
                ? t('areas.name')
                : t('areas.nameIn', { language: languageName(language) })
            }
            dir="auto"
            maxLength={MAX_AREA_NAME}
            placeholder={hasOurName && language === studioLanguage ? ourName(key) : undefined}
            value={names[language] ?? ''}
            error={isChecked && isNameless ? forms('required') : errorOf('names')}
            onChange={({ target }) => rename(language, target.value)}
          />
        ))}
        <TextField
          label={t('areas.address')}
          dir="ltr"
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
          help={areaPathOf({ slug: slug || '…' })}
          value={slug}
          error={isChecked && slug === '' ? forms('required') : errorOf('slug')}
          onChange={({ target }) => change({ slug: target.value.trim().toLowerCase() })}
        />
      </div>
      {note ? <p className="pb-3 text-muted text-sm">{note}</p> : null}
    </div>
  );
}
