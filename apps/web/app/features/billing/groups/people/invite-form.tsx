import { inviteToGroup } from '@rostra/contract';
import { ApiError } from '@rostra/contract/client';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { TextField } from '@rostra/ui/forms';
import { useRef, useState } from 'react';
import { useErrorMessage } from '../../../../lib/errors/error-message.ts';
import { useApi } from '../../../sessions/index.ts';
import { useGroupAction } from '../use-group-action.ts';

export function InviteForm() {
  const t = useMessages('groups');
  const api = useApi();
  const errorMessage = useErrorMessage();
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const invite = useGroupAction(
    (to: string) => api(inviteToGroup, { body: { email: to } }),
    (to) => t('invited', { email: to }),
    { hasForm: true },
  );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (invite.isPending) return;
        invite.mutate(email.trim(), {
          onSuccess: () => setEmail(''),
          onError: () => field.current?.focus(),
        });
      }}
    >
      <TextField
        ref={field}
        label={t('email')}
        type="email"
        autoComplete="off"
        spellCheck={false}
        value={email}
        error={invite.error ? reasonOf(invite.error, errorMessage) : undefined}
        onChange={({ target }) => {
          setEmail(target.value);
          invite.reset();
        }}
      />
      <Button type="submit" isBusy={invite.isPending}>
        {t('invite')}
      </Button>
    </form>
  );
}

const reasonOf = (error: Error, errorMessage: (error: unknown) => string): string =>
  (error instanceof ApiError && error.fieldErrors[0]?.message) || errorMessage(error);
