import { pages, pathTo, studioPath } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { SelectField } from '@rostra/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { BackLink } from '../../../layout/back-link.tsx';
import { LoadedForm } from '../../../lib/form/loaded-form.tsx';
import { ScreenTitle } from '../../../lib/screen-title.tsx';
import { useSite } from '../../../lib/site.ts';
import { useApi } from '../../../session/session-provider.tsx';
import { LandingForm } from './landing-form.tsx';
import { loadLanding } from './load-landing.ts';

/** The texts of the landing page, in each language of the site. */
export default function LandingScreen() {
  const t = useMessages('studio-pages');
  const api = useApi();
  const { languages } = useSite();
  const [query, setQuery] = useSearchParams();
  const asked = query.get('locale');
  const locale = languages.find((language) => language === asked) ?? languages[0] ?? 'en';
  const landing = useQuery({
    queryKey: ['landing', locale],
    queryFn: ({ signal }) => loadLanding(api, locale, signal),
    // The form keeps what was typed; another text must not replace it.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <div className="px-gutter py-6 wide:py-8">
      <ScreenTitle>{t('landing')}</ScreenTitle>
      <BackLink href={`${studioPath}/main-pages`}>{t('pagesTitle')}</BackLink>
      <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h1 className="text-2xl">{t('landing')}</h1>
        <a href={pathTo(pages.landing)} className="text-muted text-xs">
          {t('view', { path: pathTo(pages.landing) })}
        </a>
      </div>
      {languages.length > 1 ? (
        <SelectField
          label={t('language')}
          value={locale}
          onChange={(event) => setQuery({ locale: event.target.value })}
          className="mt-4 max-w-60"
        >
          {languages.map((language) => (
            <option key={language} value={language}>
              {new Intl.DisplayNames([document.documentElement.lang], { type: 'language' }).of(
                language,
              )}
            </option>
          ))}
        </SelectField>
      ) : null}
      <LoadedForm query={landing}>
        {(data) => <LandingForm key={locale} locale={locale} initial={data} />}
      </LoadedForm>
    </div>
  );
}
