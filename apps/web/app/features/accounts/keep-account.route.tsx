import { pages, pathTo } from '@rostra/contract/pages';
import { Button, FormSkeleton, LinkButton, Notice } from '@rostra/ui';
import { focusOnMount } from '../../lib/forms/focus-on-mount.ts';
import { FormPage } from '../../lib/forms/form-page.tsx';
import { useLinkCode } from '../../lib/forms/use-link-code.ts';
import { pageMeta } from '../../lib/page-metadata/page-meta.ts';
import type { Route } from './+types/keep-account.route.ts';
import { useKeepAccount } from './use-keep-account.ts';

const TITLE = 'Keep your account';

export function meta({ matches }: Route.MetaArgs) {
  return [
    ...pageMeta(matches, { title: TITLE, path: pathTo(pages.cancelDeletion), isHidden: true }),
    { name: 'referrer', content: 'no-referrer' },
  ];
}

export default function KeepAccountRoute() {
  const code = useLinkCode();
  if (code) return <KeepAccount key={code} code={code} />;
  if (code === undefined) {
    return (
      <FormPage title={TITLE}>
        <FormSkeleton fields={1} />
      </FormPage>
    );
  }
  return (
    <Result tone="warning" title="This link is incomplete">
      Open the link in the email again, or log in to keep your account.
    </Result>
  );
}

/** Asks before it cancels, because mail scanners open every link. */
function KeepAccount({ code }: { code: string }) {
  const { state, message, keep } = useKeepAccount(code);
  if (state === 'done') {
    return (
      <Result replacesButton tone="success" title="Your account will not be deleted">
        Log in to use it again. If you did not ask for the deletion, choose a new password.
      </Result>
    );
  }
  if (state === 'spent') {
    return (
      <Result replacesButton tone="warning" title="This link no longer works">
        The deletion was already cancelled, or your account has been deleted.
      </Result>
    );
  }
  return (
    <FormPage title={TITLE}>
      {message ? (
        <Notice tone="danger" title="The deletion could not be cancelled" isLive className="mb-6">
          {message}
        </Notice>
      ) : null}
      <p className="mb-6">Your account is about to be deleted. Do you want to keep it?</p>
      <Button isBusy={state === 'sending'} onClick={() => void keep()}>
        Keep my account
      </Button>
    </FormPage>
  );
}

interface ResultProps {
  tone: 'success' | 'warning';
  title: string;
  children: string;
  /** Takes the focus of the button that it replaces. */
  replacesButton?: boolean;
}

function Result({ tone, title, children, replacesButton = false }: ResultProps) {
  return (
    <FormPage title={TITLE}>
      <div tabIndex={-1} ref={replacesButton ? focusOnMount : undefined}>
        <Notice tone={tone} title={title} isLive={replacesButton}>
          {children}
        </Notice>
      </div>
      <LinkButton href={pathTo(pages.login)} className="mt-6">
        Go to login
      </LinkButton>
    </FormPage>
  );
}
