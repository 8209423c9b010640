import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Breadcrumbs, Link, Notice } from '@rostra/ui';
import { useState } from 'react';
import { ConfirmAddressNotice } from '../../email-confirmation/index.ts';
import { useSession } from '../../sessions/index.ts';
import { ConsultationHeader } from '../consultation-header.tsx';
import { ConsultedText } from '../consulted-text.tsx';
import { addressOfPage } from '../contribution-pages.ts';
import { DraftList } from '../draft-list.tsx';
import { ContributeForm } from './contribute-form.tsx';
import { ContributionActions } from './contribution-actions.tsx';
import { UnsentList, UnsentTexts } from './unsent-texts.tsx';
import type { ConsultationResponse } from './use-consultation.ts';

interface MemberConsultationProps {
  response: ConsultationResponse;
  onReload: () => void;
}

/** A consultation in which the member can take part. */
export function MemberConsultation({ response: { data }, onReload }: MemberConsultationProps) {
  const t = useMessages('consultations');
  const { consultation, text, obstacle, mustAgree } = data;
  const { locale, slug } = consultation;
  const [unsent] = useState(() => new UnsentTexts());
  const crumbs = [{ label: t('title'), href: pathTo(pages.memberConsultations) }];
  return (
    <div className="max-w-[46rem]">
      <div className="mb-4">
        <Breadcrumbs items={crumbs} />
      </div>
      <ConsultationHeader consultation={consultation} />
      <Obstacle data={data} />
      <UnsentList texts={unsent.without(obstacle ? [] : (text?.blocks ?? []))} />
      {text ? (
        <>
          <DraftList drafts={text.drafts} locale={locale} />
          <ConsultedText
            {...text}
            locale={locale}
            addressOf={(page) => addressOfPage('memberConsultation', { slug, page })}
            actionsOf={(contribution) =>
              obstacle ? null : <ContributionActions slug={slug} contribution={contribution} />
            }
            formOf={(block) =>
              obstacle ? null : (
                <ContributeForm
                  key={block.id}
                  {...{ block, consultation, mustAgree, unsent, onReload }}
                  draft={text.draft}
                />
              )
            }
          />
        </>
      ) : null}
    </div>
  );
}

function Obstacle({ data }: Pick<ConsultationResponse, 'data'>) {
  const t = useMessages('consultations');
  const { obstacle, consultation } = data;
  const { user } = useSession();
  if (obstacle === null) return null;
  if (obstacle === 'unconfirmed') {
    return (
      <>
        <p className="mt-8 max-w-measure">{t('confirmFirst')}</p>
        <ConfirmAddressNotice user={user} />
      </>
    );
  }
  if (obstacle === 'plan') {
    return (
      <Notice className="mt-8" title={t('planNeeded')}>
        <Link href={pathTo(pages.subscription)} className="text-accent underline">
          {t('seePlans')}
        </Link>
      </Notice>
    );
  }
  return (
    <Notice className="mt-8">
      {t(consultation.state === 'announced' ? 'notOpenYet' : 'over')}
    </Notice>
  );
}
