import {
  fixedAreaPaths,
  getLegalStarter,
  type LegalArea,
  legalAreas,
  type StudioPolicyArea,
} from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { editorPath } from '../../../lib/content/entry-paths.ts';
import { useSite } from '../../../lib/site.ts';
import { useApi } from '../../../session/session-provider.tsx';
import { useCreateEntry } from '../entries/use-create-entry.ts';
import { PageRow } from './page-row.tsx';

/** Privacy, terms and cookies: policies of their own areas, to which the footer links. */
export function LegalPages({ areas }: { areas: readonly StudioPolicyArea[] | undefined }) {
  const t = useMessages('studio-pages');
  if (!areas) return null;
  return (
    <section aria-labelledby="legal-pages" className="mt-10 max-w-4xl">
      <h2 id="legal-pages" className="text-xl">
        {t('legalTitle')}
      </h2>
      <p className="mt-1 max-w-measure text-muted">{t('legalText')}</p>
      <ul className="mt-4 border-ink border-t">
        {legalAreas.map((name) => (
          <LegalPage
            key={name}
            name={name}
            policies={areas.find(({ area }) => area === name)?.policies ?? []}
          />
        ))}
      </ul>
    </section>
  );
}

interface LegalPageProps {
  name: LegalArea;
  policies: StudioPolicyArea['policies'];
}

function LegalPage({ name, policies }: LegalPageProps) {
  const t = useMessages('studio-pages');
  const { legal, languages } = useSite();
  const policy = policies.find(({ leads }) => leads) ?? policies[0];
  const url = legal[name];
  const state = policy?.leads ? t('legalPublished') : t('legalDraft');
  return (
    <PageRow
      title={t(`page.${name}`)}
      text={
        url?.startsWith('http') ? t('legalElsewhere', { url }) : policy ? state : t('legalMissing')
      }
      href={
        policy
          ? editorPath('policies', {
              documentId: policy.documentId,
              locale: languages[0] ?? 'en',
            })
          : undefined
      }
      path={policy?.leads ? fixedAreaPaths[name] : undefined}
      action={policy ? undefined : <BeginButton name={name} />}
    />
  );
}

/** The draft is opened in the editor. */
function BeginButton({ name }: { name: LegalArea }) {
  const t = useMessages('studio-pages');
  const api = useApi();
  const { create, isPending } = useCreateEntry(async () => {
    const { data } = await api(getLegalStarter, { params: { area: name } });
    return { ...data, area: name };
  });
  return (
    <Button variant="secondary" size="small" isBusy={isPending} onClick={() => create('policies')}>
      {t('beginLegal')}
      <span className="sr-only">{t(`page.${name}`)}</span>
    </Button>
  );
}
