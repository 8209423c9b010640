import { useMessages } from '@rostra/messages/react';
import { BackLink } from '../../../layout/back-link.tsx';
import { ScreenTitle } from '../../../lib/screen-title.tsx';
import { consultationsPath } from '../consultations-query.ts';
import { AnnounceForm } from './announce-form.tsx';

/** Announces a consultation about the present draft of a policy. */
export default function AnnounceScreen() {
  const t = useMessages('studio-consultations');
  return (
    <div className="px-gutter py-6 wide:py-8">
      <ScreenTitle>{t('announce')}</ScreenTitle>
      <BackLink href={consultationsPath}>{t('title')}</BackLink>
      <h1 className="mt-1 text-2xl">{t('announce')}</h1>
      <p className="mt-1 max-w-measure text-muted">{t('announceLead')}</p>
      <AnnounceForm />
    </div>
  );
}
