import { LinkButton, Notice } from '@rostra/ui';
import { focusOnMount } from '../forms/focus-on-mount.ts';
import { FormPage } from '../forms/form-page.tsx';

interface LinkResultProps {
  pageTitle: string;
  tone: 'success' | 'warning';
  title: string;
  text: string;
  next: { href: string; label: string };
  /** Takes over the focus of the button or form that it replaces. */
  takesFocus?: boolean;
}

/** The outcome of opening a mailed link. */
export function LinkResult({
  pageTitle,
  tone,
  title,
  text,
  next,
  takesFocus = false,
}: LinkResultProps) {
  return (
    <FormPage title={pageTitle}>
      <div tabIndex={-1} ref={takesFocus ? focusOnMount : undefined}>
        <Notice tone={tone} title={title} isLive={takesFocus}>
          <span className="wrap-anywhere">{text}</span>
        </Notice>
      </div>
      <LinkButton href={next.href} className="mt-6">
        {next.label}
      </LinkButton>
    </FormPage>
  );
}
