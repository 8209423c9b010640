import { createNewsletter, type NewsletterFields as Draft } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useNavigate } from 'react-router';
import { toScreen } from '../../../layout/app-link.tsx';
import { BackLink } from '../../../layout/back-link.tsx';
import { FormFrame } from '../../../lib/form/form-frame.tsx';
import { useStudioForm } from '../../../lib/form/use-studio-form.ts';
import { ScreenTitle } from '../../../lib/screen-title.tsx';
import { newslettersPath } from '../newsletters-query.ts';
import { useNewsletterChange } from '../use-newsletter-change.ts';
import { emptyNewsletter, NewsletterFields } from './newsletter-fields.tsx';

export default function AddNewsletterScreen() {
  const t = useMessages('studio-newsletters');
  const navigate = useNavigate();
  const save = useNewsletterChange<Draft>({
    send: (api, draft, key) => api(createNewsletter, { body: { ...draft, key } }),
    done: t('added'),
    onDone: () => void navigate(toScreen(newslettersPath) ?? '/'),
  });
  const form = useStudioForm({ initial: emptyNewsletter, save });
  return (
    <div className="px-gutter py-6 wide:py-8">
      <ScreenTitle>{t('add')}</ScreenTitle>
      <BackLink href={newslettersPath}>{t('title')}</BackLink>
      <h1 className="mt-1 text-2xl">{t('add')}</h1>
      <p className="mt-1 max-w-measure text-muted">{t('addLead')}</p>
      <FormFrame
        form={form}
        action={t('add')}
        onCancel={newslettersPath}
        className="mt-6 max-w-measure"
      >
        <NewsletterFields form={form} />
      </FormFrame>
    </div>
  );
}
