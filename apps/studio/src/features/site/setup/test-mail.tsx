import { type StudioSetup, sendTestMail, type TestMailResult } from '@rostra/contract';
import { mailboxPath } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Button, Notice, TextLink } from '@rostra/ui';
import { useMutation } from '@tanstack/react-query';
import { useErrorText } from '../../../lib/use-error-text.ts';
import { useApi, useStaff } from '../../../session/session-provider.tsx';

/** Sends a mail to the person at work, and shows what the mail server answered. */
export function TestMail({ setup }: { setup: StudioSetup }) {
  const t = useMessages('studio-setup');
  const errorText = useErrorText();
  const { email } = useStaff();
  const api = useApi();
  const send = useMutation({ mutationFn: async () => (await api(sendTestMail)).data });
  if (!setup.sendsMail) {
    return (
      <Notice tone="warning" title={t('noMailServer')}>
        {t.rich(setup.hasMailbox ? 'mailboxText' : 'noMailServerText', {
          path: mailboxPath,
          link: (children) => <TextLink href={mailboxPath}>{children}</TextLink>,
          code: (children) => <code className="font-mono text-xs">{children}</code>,
        })}
      </Notice>
    );
  }
  return (
    <>
      <Button
        variant="secondary"
        className="wrap-anywhere"
        isBusy={send.isPending}
        onClick={() => send.mutate()}
      >
        {t('sendTestMail', { email })}
      </Button>
      <div className="mt-4">
        {send.isError ? (
          <Notice tone="danger" isLive title={t('mailNotSent')}>
            {errorText(send.error)}
          </Notice>
        ) : null}
        {send.data ? <Result result={send.data} /> : null}
      </div>
    </>
  );
}

function Result({ result: { result, to, error } }: { result: TestMailResult }) {
  const t = useMessages('studio-setup');
  if (result === 'sent') {
    return (
      <Notice tone="success" isLive title={t('mailSent', { email: to })}>
        {t('mailSentText')}
      </Notice>
    );
  }
  return (
    <Notice tone="danger" isLive title={t('mailNotSent')}>
      <p>{t('serverReplied')}</p>
      <p dir="auto" className="mt-1 break-words font-mono text-xs">
        {error ?? t('noMailServer')}
      </p>
    </Notice>
  );
}
