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
          The old address gets a last mail that says so. Your password and your devices stay as they
          are.
        </AsideText>
      }
    >
      {children}
    </FormPage>
  );
}

interface AnswerProps {
  tone: 'success' | 'warning';
  title: string;
  children: ReactNode;
  /** It takes the place of the button that had the focus, and takes that too. */
  replacesButton?: boolean;
}

/** What came of the link: what would happen next has happened, or never does. */
export function Answer({ tone, title, children, replacesButton = false }: AnswerProps) {
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
