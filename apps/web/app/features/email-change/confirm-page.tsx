import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { LinkButton, Notice } from '@rostra/ui';
import type { ReactNode } from 'react';
import { AsideText } from '../../lib/forms/aside-text.tsx';
import { focusOnMount } from '../../lib/forms/focus-on-mount.ts';
import { FormPage } from '../../lib/forms/form-page.tsx';

export function ConfirmPage({ children }: { children: ReactNode }) {
  const t = useMessages('email-change');
  return (
    <FormPage
      title={t('confirmTitle')}
      aside={<AsideText title={t('nextTitle')}>{t('confirmNext')}</AsideText>}
    >
      {children}
    </FormPage>
  );
}

interface ResultNoticeProps {
  tone: 'success' | 'warning';
  title: string;
  children: ReactNode;
  /** Takes the focus of the button that it replaces. */
  replacesButton?: boolean;
}

/** The result of opening the link. */
export function ResultNotice({ tone, title, children, replacesButton = false }: ResultNoticeProps) {
  const t = useMessages('email-change');
  return (
    <FormPage title={t('confirmTitle')}>
      <div tabIndex={-1} ref={replacesButton ? focusOnMount : undefined}>
        <Notice tone={tone} title={title} isLive={replacesButton}>
          {children}
        </Notice>
      </div>
      <LinkButton href={`${pathTo(pages.profile)}#email`} className="mt-6">
        {t('openProfile')}
      </LinkButton>
    </FormPage>
  );
}
