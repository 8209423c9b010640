import { emailSchema, type Settings } from '@rostra/contract';
import { studioPath } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Button, TextLink, useToast } from '@rostra/ui';
import { TextField } from '@rostra/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { LoadFailure } from '../../lib/list-states/load-failure.tsx';
import { UnsavedGuard } from '../../lib/unsaved-guard.tsx';
import { useApi } from '../../session/session-provider.tsx';
import { FixedBy, settingsQuery, useChangeSettings } from '../site/index.ts';

interface SenderSectionProps {
  sender: string;
  /** By the environment. */
  isFixed: boolean;
}

/** Who mails come from, and where replies go. */
export function SenderSection({ sender, isFixed }: SenderSectionProps) {
  const t = useMessages('studio-mails');
  const settings = useQuery(settingsQuery(useApi()));
  return (
    <>
      <dl>
        <dt className="font-medium">{t('sender')}</dt>
        <dd className="[overflow-wrap:anywhere]">
          <bdi>{sender}</bdi>
        </dd>
        <dd className="text-muted text-sm">
          {isFixed
            ? t.rich('senderFixed', { code: (children) => <code>{children}</code> })
            : t.rich('senderHelp', {
                link: (children) => <TextLink href={`${studioPath}/settings`}>{children}</TextLink>,
              })}
        </dd>
      </dl>
      {settings.isError ? <LoadFailure query={settings} /> : null}
      {settings.data ? <ReplyToForm settings={settings.data} /> : null}
    </>
  );
}

function ReplyToForm({ settings }: { settings: Settings }) {
  const t = useMessages('studio-mails');
  const forms = useMessages('studio-forms');
  const toast = useToast();
  const { value: saved, fixedBy } = settings.replyTo;
  const [text, setText] = useState(saved);
  const [isInvalid, setIsInvalid] = useState(false);
  const save = useChangeSettings(settings);
  const replyTo = text.trim();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (replyTo !== '' && !emailSchema.safeParse(replyTo).success) return setIsInvalid(true);
    save.mutate({ replyTo }, { onSuccess: () => toast.add({ title: t('saved') }) });
  };
  return (
    <form noValidate onSubmit={onSubmit} className="mt-5">
      <TextField
        label={t('replyTo')}
        help={fixedBy ? <FixedBy variable={fixedBy} /> : t('replyToHelp')}
        type="email"
        maxLength={254}
        readOnly={fixedBy !== null}
        value={text}
        error={isInvalid ? t('replyToInvalid') : undefined}
        onChange={(event) => {
          setIsInvalid(false);
          setText(event.target.value);
        }}
      />
      {fixedBy ? null : (
        <Button type="submit" size="small" isBusy={save.isPending} disabled={replyTo === saved}>
          {forms('save')}
        </Button>
      )}
      <UnsavedGuard isDirty={fixedBy === null && replyTo !== saved} />
    </form>
  );
}
