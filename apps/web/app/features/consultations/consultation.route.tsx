import { readConsultation } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Link, LinkButton } from '@rostra/ui';
import { data as respond } from 'react-router';
import { translate } from '../../lib/messages/translate.ts';
import { breadcrumbs, onlineEvent } from '../../lib/page-metadata/json-ld.ts';
import { notFoundMeta } from '../../lib/page-metadata/not-found-meta.ts';
import { pageMeta } from '../../lib/page-metadata/page-meta.ts';
import { load } from '../../lib/server-rendering/load.ts';
import type { Route } from './+types/consultation.route.ts';
import { ConsultationHeader } from './consultation-header.tsx';
import { ConsultedText } from './consulted-text.tsx';
import { addressOfPage, readPage } from './contribution-pages.ts';
import { DraftList } from './draft-list.tsx';

export async function loader({ context, params: { slug }, url }: Route.LoaderArgs) {
  const page = readPage(url.searchParams);
  if (page === undefined) throw respond(null, { status: 404 });
  const { data } = await load(context, (api) =>
    api(readConsultation, { params: { slug }, query: { page } }),
  );
  return data;
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return notFoundMeta(matches);
  const t = translate(matches, 'consultations');
  const { title, introduction, slug, state, opensAt, closesAt } = loaderData.consultation;
  const page = loaderData.text?.page ?? 1;
  const description = introduction || t('lead');
  const path = pathTo(pages.consultation, { slug });
  return pageMeta(matches, {
    title: page > 1 ? t('titleOfPage', { title, page }) : title,
    description,
    path: addressOfPage('consultation', { slug, page }),
    jsonLd: (context) => [
      onlineEvent(
        { title, description, path, opensAt, closesAt, isCancelled: state === 'abandoned' },
        context,
      ),
      breadcrumbs(
        [
          { label: t('title'), href: pathTo(pages.consultations) },
          { label: title, href: path },
        ],
        context,
      ),
    ],
  });
}

export default function ConsultationRoute({ loaderData }: Route.ComponentProps) {
  const t = useMessages('consultations');
  const { consultation, text } = loaderData;
  const { state, slug, locale } = consultation;
  return (
    <div className="shell max-w-[60rem] pt-12 pb-section md:pt-20">
      <p className="mb-2 text-muted">
        <Link href={pathTo(pages.consultations)} className="text-accent underline">
          {t('title')}
        </Link>
      </p>
      <ConsultationHeader consultation={consultation} />
      {state === 'open' ? (
        <div className="mt-8 border-ink border-t pt-6">
          <LinkButton href={pathTo(pages.memberConsultation, { slug })}>{t('takePart')}</LinkButton>
          <p className="mt-3 max-w-measure text-muted text-sm">{t('openHint')}</p>
        </div>
      ) : null}
      {state === 'announced' ? (
        <p className="mt-8 max-w-measure border-ink border-t pt-6 text-muted">
          {t('announcedHint')}
        </p>
      ) : null}
      {text ? (
        <>
          <DraftList drafts={text.drafts} locale={locale} />
          <ConsultedText
            {...text}
            locale={locale}
            addressOf={(page) => addressOfPage('consultation', { slug, page })}
          />
        </>
      ) : null}
    </div>
  );
}
