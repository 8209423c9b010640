import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { useSearchParams } from 'react-router';
import { MissingPage } from '../../../lib/member-pages/missing-page.tsx';
import { translate } from '../../../lib/messages/translate.ts';
import { pageMeta } from '../../../lib/page-metadata/page-meta.ts';
import { readPage } from '../contribution-pages.ts';
import type { Route } from './+types/consultation.route.ts';
import { MemberConsultation } from './member-consultation.tsx';
import { useConsultation } from './use-consultation.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: translate(matches, 'consultations')('title'), isHidden: true });
}

export default function MemberConsultationRoute({ params: { slug } }: Route.ComponentProps) {
  const t = useMessages('consultations');
  const page = readPage(useSearchParams()[0]) ?? 1;
  const consultation = useConsultation(slug, page);
  if (consultation.data) {
    return (
      <div aria-busy={consultation.isPlaceholderData || undefined} className="aria-busy:opacity-60">
        <MemberConsultation
          key={slug}
          response={consultation.data}
          onReload={consultation.refetch}
        />
      </div>
    );
  }
  const texts = {
    title: t('title'),
    notLoaded: t('notLoaded'),
    notFound: t('notFound'),
    notFoundText: t('notFoundText'),
    seeAll: t('seeAll'),
  };
  return (
    <MissingPage query={consultation} listHref={pathTo(pages.memberConsultations)} texts={texts} />
  );
}
