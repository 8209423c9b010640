import { studioPath } from '@rostra/contract/pages';
import { isLanguage, languages } from '@rostra/messages';
import { useMessages } from '@rostra/messages/react';
import { useQuery } from '@tanstack/react-query';
import { BackLink } from '../../../layout/back-link.tsx';
import { Screen } from '../../../layout/screen.tsx';
import { ChoiceSelect } from '../../../lib/controls/choice-select.tsx';
import { useUrlQuery } from '../../../lib/controls/use-url-query.ts';
import { useSite } from '../../../lib/site.ts';
import { useApi } from '../../../session/session-provider.tsx';
import { KindSelect } from './kind-select.tsx';
import { SampleLoading } from './sample-loading.tsx';
import { SampleView } from './sample-view.tsx';
import { kindsQuery } from './samples-query.ts';

/** Every kind of mail with made-up values, as people receive it. */
export default function SamplesScreen() {
  const t = useMessages('studio-mails');
  const site = useSite();
  const [query, setQuery] = useUrlQuery();
  const kinds = useQuery(kindsQuery(useApi()));
  const offered = site.languages.filter(isLanguage);
  const language = offered.find((code) => code === query.get('language')) ?? offered[0] ?? 'en';
  const chosen = kinds.data?.find(({ kind }) => kind === query.get('kind')) ?? kinds.data?.[0];
  const set = (name: 'kind' | 'language', value: string) =>
    setQuery((current) => {
      const next = new URLSearchParams(current);
      next.set(name, value);
      return next;
    });
  return (
    <Screen
      title={t('samplesTitle')}
      lead={t('samplesLead')}
      actions={<BackLink href={`${studioPath}/mails`}>{t('samplesBack')}</BackLink>}
    >
      {kinds.data && chosen ? (
        <>
          <div className="mt-4 flex flex-wrap items-end gap-3">
            <KindSelect
              kinds={kinds.data}
              value={chosen.kind}
              onChange={(kind) => set('kind', kind)}
            />
            {offered.length > 1 ? (
              <ChoiceSelect
                label={t('samplesLanguage')}
                options={offered.map((code) => [code, languages[code].name])}
                value={language}
                onChange={(code) => set('language', code)}
              />
            ) : null}
          </div>
          <SampleView key={chosen.kind} mail={chosen} language={language} />
        </>
      ) : (
        <SampleLoading query={kinds} />
      )}
    </Screen>
  );
}
