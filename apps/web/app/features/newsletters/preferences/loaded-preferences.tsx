import { useMessages } from '@rostra/messages/react';
import { FormSkeleton, RetryNotice } from '@rostra/ui';
import { FormPage } from '../../../lib/forms/form-page.tsx';
import { LinkResult } from '../../../lib/mailed-links/link-result.tsx';
import { type MailedLinkTexts, SpentLink } from '../../../lib/mailed-links/mailed-link-page.tsx';
import { PreferencesForm } from './preferences-form.tsx';
import { SubscriberData } from './subscriber-data.tsx';
import { usePreferences } from './use-preferences.ts';

interface LoadedPreferencesProps {
  code: string;
  texts: MailedLinkTexts;
}

export function LoadedPreferences({ code, texts }: LoadedPreferencesProps) {
  const t = useMessages('newsletters');
  const { state, isBusy, read, setState } = usePreferences(code);
  if (state.status === 'spent') return <SpentLink {...texts} />;
  if (state.status === 'erased') {
    return (
      <LinkResult
        {...{ pageTitle: texts.pageTitle, next: texts.next }}
        tone="success"
        title={t('erasedTitle')}
        text={t('erased')}
        takesFocus
      />
    );
  }
  const onSpent = () => setState({ status: 'spent' });
  if (state.status === 'loaded') {
    const { preferences } = state;
    return (
      <FormPage
        title={texts.pageTitle}
        lead={
          <span className="wrap-anywhere">
            {t('preferencesFor', { address: preferences.email })}
          </span>
        }
      >
        <PreferencesForm
          code={code}
          preferences={preferences}
          onSaved={(saved) => setState({ status: 'loaded', preferences: saved })}
          onSpent={onSpent}
        />
        <SubscriberData
          code={code}
          preferences={preferences}
          onErased={() => setState({ status: 'erased' })}
          onSpent={onSpent}
        />
      </FormPage>
    );
  }
  return (
    <FormPage title={texts.pageTitle}>
      {state.status === 'failed' ? (
        <RetryNotice title={t('notLoaded')} isBusy={isBusy} onRetry={read} />
      ) : (
        <FormSkeleton fields={2} />
      )}
    </FormPage>
  );
}
