import { LinkButton, Notice } from '@rostra/ui';
import { focusOnMount } from '../../lib/forms/focus-on-mount.ts';
import { FormPage } from '../../lib/forms/form-page.tsx';

interface LinkResultProps {
  pageTitle: string;
  tone: 'success' | 'warning';
  title: string;
  text: string;
  next: { href: string; label: string };
  /** Takes the focus of the button that it replaces. */
  replacesButton?: boolean;
}

/** What came of opening the link. */
export function LinkResult({
  pageTitle,
  tone,
  title,
  text,
  next,
  replacesButton,
}: LinkResultProps) {
  return (
    <FormPage title={pageTitle}>
      <div tabIndex={-1} ref={replacesButton ? focusOnMount : undefined}>
        <Notice tone={tone} title={title} isLive={replacesButton ?? false}>
          <span className="wrap-anywhere">{text}</span>
        </Notice>
      </div>
      <LinkButton href={next.href} className="mt-6">
        {next.label}
      </LinkButton>
    </FormPage>
  );
}
