import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Notice, TextLink } from '@rostra/ui';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useSecondFactors } from '../use-second-factors.ts';

export default function StaffFactorBanner() {
  const t = useMessages('second-factors');
  const format = useFormat();
  const { data: factors } = useSecondFactors();
  if (!factors?.requiredBy) return null;
  const isSuspended = new Date(factors.requiredBy) <= new Date();
  const date = format.dateTime(factors.requiredBy);
  return (
    <Notice
      tone={isSuspended ? 'danger' : 'warning'}
      title={t(isSuspended ? 'suspendedTitle' : 'requiredTitle')}
      className="mb-8 max-w-[64rem]"
    >
      <p>{t(isSuspended ? 'suspendedText' : 'requiredText', { date })}</p>
      <p className="mt-2">
        <TextLink href={`${pathTo(pages.profile)}#second-factors`}>{t('setUpNow')}</TextLink>
      </p>
    </Notice>
  );
}
