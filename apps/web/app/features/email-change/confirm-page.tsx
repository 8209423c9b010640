import { pages, pathTo } from '@rostra/contract/pages';
import { LinkButton, Notice } from '@rostra/ui';
import type { ReactNode } from 'react';
import { AsideText } from '../../lib/forms/aside-text.tsx';
import { focusOnMount } from '../../lib/forms/focus-on-mount.ts';
import { FormPage } from '../../lib/forms/form-page.tsx';

export const TITLE = 'Confirm your email';

export function ConfirmPage({ children }: { children: ReactNode }) {
  return (
    <FormPage
      title={TITLE}
      aside={
        <AsideText title="What happens next">
          We will notify your old address. A link in that email lets you undo the change for 7 days.
          Your password stays the same, and your devices stay logged in.
        </AsideText>
      }
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
  return (
    <FormPage title={TITLE}>
      <div tabIndex={-1} ref={replacesButton ? focusOnMount : undefined}>
        <Notice tone={tone} title={title} isLive={replacesButton}>
          {children}
        </Notice>
      </div>
      <LinkButton href={`${pathTo(pages.profile)}#email`} className="mt-6">
        Open your profile
      </LinkButton>
    </FormPage>
  );
}
