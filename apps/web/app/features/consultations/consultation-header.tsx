import type { Consultation } from '@rostra/contract';
import { type Plan, plans } from '@rostra/contract/plans';
import { useMessages } from '@rostra/messages/react';
import { Notice } from '@rostra/ui';
import { PolicyLink } from '../../lib/documents/policy-link.tsx';
import { useTextLanguage } from '../../lib/languages/text-language.ts';
import { usePlanTexts } from '../../lib/plans/use-plan-texts.ts';
import { ConsultationDates } from './consultation-dates.tsx';
import { TypedText } from './typed-text.tsx';

const isPlan = (plan: string): plan is Plan => (plans as readonly string[]).includes(plan);

/** The title of a consultation, what it is about, when it is open, and what came of it. */
export function ConsultationHeader({ consultation }: { consultation: Consultation }) {
  const t = useMessages('consultations');
  const { levelName } = usePlanTexts();
  const language = useTextLanguage(consultation.locale);
  const { title, introduction, counts, state, conclusion, policyPath, requiredPlan } = consultation;
  return (
    <header>
      <h1 className="max-w-measure text-4xl" {...language}>
        {title}
      </h1>
      <div className="mt-4">
        <ConsultationDates consultation={consultation} />
      </div>
      {introduction ? (
        <div {...language} className="mt-5 max-w-measure text-lg">
          <TypedText text={introduction} className="mt-2" />
        </div>
      ) : null}
      <p className="mt-4 text-muted text-sm">
        {t('counts', counts)}
        {counts.contributions > 0 ? ` · ${t('answered', counts)}` : null}
      </p>
      {state === 'announced' || state === 'open' ? (
        <p className="mt-1 text-muted text-sm">
          {requiredPlan === 'account'
            ? t('whoCan')
            : isPlan(requiredPlan)
              ? t('whoCanPlan', { plan: levelName(requiredPlan) })
              : t('whoCanPaid')}
        </p>
      ) : null}
      <PolicyLink href={policyPath}>{t('policy')}</PolicyLink>
      {conclusion ? (
        <Notice
          className="mt-6 max-w-measure"
          title={t(state === 'abandoned' ? 'abandonedTitle' : 'conclusionTitle')}
        >
          <div {...language}>
            <TypedText text={conclusion} className="mt-1" />
          </div>
        </Notice>
      ) : null}
    </header>
  );
}
