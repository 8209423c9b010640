import { listConsultations } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { translate } from '../../lib/messages/translate.ts';
import { listMeta } from '../../lib/page-metadata/list-meta.ts';
import { pageMeta } from '../../lib/page-metadata/page-meta.ts';
import { load } from '../../lib/server-rendering/load.ts';
import type { Route } from './+types/consultations.route.ts';
import { ConsultationList } from './consultation-list.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { data } = await load(context, (api) => api(listConsultations, {}));
  return { consultations: data };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const t = translate(matches, 'consultations');
  const [title, description, path] = [t('title'), t('lead'), pathTo(pages.consultations)];
  const items = (loaderData?.consultations ?? []).map((consultation) => ({
    label: consultation.title,
    href: pathTo(pages.consultation, { slug: consultation.slug }),
  }));
  return pageMeta(matches, listMeta({ title, description, path, items }));
}

export default function ConsultationsRoute({ loaderData }: Route.ComponentProps) {
  const t = useMessages('consultations');
  return (
    <div className="shell max-w-[60rem] pt-12 pb-section md:pt-20">
      <h1 className="text-4xl">{t('title')}</h1>
      <p className="mt-4 mb-8 max-w-measure text-lg">{t('lead')}</p>
      <ConsultationList
        consultations={loaderData.consultations}
        pathOf={(slug) => pathTo(pages.consultation, { slug })}
      />
    </div>
  );
}
