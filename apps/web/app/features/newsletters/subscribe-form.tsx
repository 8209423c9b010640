import type { Newsletter } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, Notice, TextLink } from '@rostra/ui';
import { TextField } from '@rostra/ui/forms';
import { useState } from 'react';
import { useFormat } from '../../lib/format/use-format.ts';
import { AccountForm } from '../../lib/forms/account-form.tsx';
import { NewsletterChoice } from './newsletter-choice.tsx';
import { useSubscribeForm } from './use-subscribe-form.ts';

interface SubscribeFormProps {
  newsletters: readonly Newsletter[];
  /** The address of the privacy policy. */
  privacy: string | null;
}

/** With one newsletter, there is nothing to choose. */
export function SubscribeForm({ newsletters, privacy }: SubscribeFormProps) {
  const t = useMessages('newsletters');
  const forms = useMessages('forms');
  const format = useFormat();
  const [chosen, setChosen] = useState(() => newsletters.slice(0, 1).map(({ id }) => id));
  const { props, isSent, choiceError } = useSubscribeForm(chosen);
  const { fields, errors } = props;
  const names = newsletters.filter(({ id }) => chosen.includes(id)).map(({ name }) => name);
  return (
    <AccountForm
      {...props}
      label={t('title')}
      actions={
        <Button type="submit" isBusy={props.isBusy} variant={isSent ? 'secondary' : 'primary'}>
          {t(isSent ? 'sendAgain' : 'subscribe')}
        </Button>
      }
    >
      {newsletters.length > 1 ? (
        <div className="mb-6">
          <NewsletterChoice
            legend={t('choose')}
            newsletters={newsletters}
            chosen={chosen}
            error={chosen.length === 0 ? choiceError : undefined}
            onChange={setChosen}
          />
        </div>
      ) : null}
      <TextField
        label={forms('email')}
        type="email"
        autoComplete="email"
        required
        error={errors.email}
        {...fields.email}
      />
      <div aria-hidden="true" className="sr-only">
        <label>
          {t('website')}
          <input type="text" tabIndex={-1} autoComplete="off" defaultValue="" {...fields.website} />
        </label>
      </div>
      {names.length > 0 ? (
        <p className="wrap-anywhere mt-2 text-muted text-sm">
          {t('consent', { names: format.list(names) })}
        </p>
      ) : null}
      {privacy ? (
        <p className="mt-2 text-muted text-sm">
          {t.rich('privacy', {
            link: (children) => <TextLink href={privacy}>{children}</TextLink>,
          })}
        </p>
      ) : null}
      <div role="status">
        {isSent ? (
          <Notice tone="success" title={t('checkYourEmail')} className="mt-4">
            {t('sent')}
          </Notice>
        ) : null}
      </div>
    </AccountForm>
  );
}
