import { emailSchema, type Settings } from '@rostra/contract';
import { studioPath } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { TextLink } from '@rostra/ui';
import { TextField } from '@rostra/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { FormFrame } from '../../lib/form/form-frame.tsx';
import { useStudioForm } from '../../lib/form/use-studio-form.ts';
import { LoadFailure } from '../../lib/list-states/load-failure.tsx';
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
  const { value, fixedBy } = settings.replyTo;
  const save = useChangeSettings(settings, { done: t('saved') });
  const form = useStudioForm({
    initial: { replyTo: value },
    check: ({ replyTo }) => {
      const isValid = replyTo.trim() === '' || emailSchema.safeParse(replyTo.trim()).success;
      return { replyTo: isValid ? undefined : t('replyToInvalid') };
    },
    save: {
      ...save,
      change: ({ replyTo }, onSaved) => save.change({ replyTo: replyTo.trim() }, onSaved),
    },
  });
  return (
    <FormFrame
      form={form}
      action={fixedBy ? undefined : forms('save')}
      size="small"
      isPossible={form.isDirty}
      className="mt-5"
    >
      <TextField
        label={t('replyTo')}
        help={fixedBy ? <FixedBy variable={fixedBy} /> : t('replyToHelp')}
        type="email"
        maxLength={254}
        readOnly={fixedBy !== null}
        {...form.field('replyTo')}
      />
    </FormFrame>
  );
}
