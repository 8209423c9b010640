import { type Gift, sendGift } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, Notice, useToast } from '@rostra/ui';
import { TextareaField, TextField } from '@rostra/ui/forms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { explainFailure } from '../../../lib/forms/explain-failure.ts';
import { useApi } from '../../sessions/index.ts';
import { explainPayment } from '../payment/explain-payment.ts';
import { GIFTS } from './gifts-query.ts';

/** Sends the code to the recipient, for the first time or again. */
export function SendGift({ gift }: { gift: Gift }) {
  const t = useMessages('gifts');
  const billing = useMessages('billing');
  const format = useFormat();
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const { id, sentAt, recipientName } = gift;
  const [email, setEmail] = useState(gift.recipientEmail ?? '');
  const [message, setMessage] = useState(gift.message);
  const sending = useMutation({
    mutationFn: () =>
      api(sendGift, {
        params: { id },
        body: { recipientName, recipientEmail: email, message },
      }),
    onSuccess: () => toast.add({ title: t('sent') }),
    onSettled: () => queries.invalidateQueries({ queryKey: GIFTS }),
  });
  const failure = sending.error
    ? explainFailure(sending.error, explainPayment(sending.error, t('notSent'), billing), [
        'recipientEmail',
        'message',
      ] as const)
    : undefined;
  return (
    <form
      noValidate
      className="mt-8 grid max-w-measure gap-4 border-line border-t pt-8 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        if (!sending.isPending) sending.mutate();
      }}
    >
      <div>
        <h2 className="text-xl">{t('send')}</h2>
        <p className="mt-1 text-muted text-sm" role="status">
          {sentAt && gift.recipientEmail
            ? t('sentTo', { email: gift.recipientEmail, date: format.date(sentAt) })
            : t('sendText')}
        </p>
      </div>
      <TextField
        label={t('email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={254}
        value={email}
        error={failure?.fieldErrors.recipientEmail}
        onChange={({ target }) => setEmail(target.value)}
      />
      <TextareaField
        label={t('message')}
        help={t('messageHelp')}
        isOptional
        rows={3}
        maxLength={500}
        value={message}
        error={failure?.fieldErrors.message}
        onChange={({ target }) => setMessage(target.value)}
      />
      {failure?.formError ? (
        <Notice tone="danger" isLive>
          {failure.formError}
        </Notice>
      ) : null}
      <div>
        <Button type="submit" variant="secondary" isBusy={sending.isPending}>
          {t(sentAt ? 'sendAgain' : 'send')}
        </Button>
      </div>
    </form>
  );
}
