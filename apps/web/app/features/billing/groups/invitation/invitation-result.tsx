import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { LinkButton, Notice } from '@rostra/ui';
import { focusOnMount } from '../../../../lib/forms/focus-on-mount.ts';

interface InvitationResultProps {
  tone: 'success' | 'warning';
  title: string;
  text: string;
  next: 'dashboard' | 'subscription';
  /** Takes over the focus of the button that it replaces. */
  takesFocus?: boolean;
}

export function InvitationResult(props: InvitationResultProps) {
  const { tone, title, text, next, takesFocus = false } = props;
  const t = useMessages('groups');
  return (
    <div className="max-w-measure">
      <div tabIndex={-1} ref={takesFocus ? focusOnMount : undefined}>
        <Notice tone={tone} title={title} isLive={takesFocus}>
          <span className="wrap-anywhere">{text}</span>
        </Notice>
      </div>
      <LinkButton href={pathTo(pages[next])} className="mt-6">
        {next === 'dashboard' ? t('join.open') : t('join.toPlan')}
      </LinkButton>
    </div>
  );
}
