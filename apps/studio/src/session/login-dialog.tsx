import type { SessionUser } from '@rostra/browser/session';
import { useMessages } from '@rostra/messages/react';
import { Button, TextLink } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { PasswordField, TextField } from '@rostra/ui/forms';
import { type FormEvent, useState } from 'react';
import { loginUrl } from './login-url.ts';
import { useLogInAgain } from './use-log-in-again.ts';

interface LoginDialogProps {
  isOpen: boolean;
  /** Only the same person can continue. */
  staff: SessionUser;
}

/** Asks for the login again over the current screen, which keeps everything that was typed. */
export function LoginDialog({ isOpen, staff }: LoginDialogProps) {
  const t = useMessages('studio');
  return (
    <Dialog isOpen={isOpen} onClose={() => {}} title={t('loginAgainTitle')} startsInField isBusy>
      <p className="mt-3 text-muted">{t('loginAgainText')}</p>
      {isOpen ? <LoginForm staff={staff} /> : null}
    </Dialog>
  );
}

function LoginForm({ staff }: { staff: SessionUser }) {
  const t = useMessages('studio');
  const [secret, setSecret] = useState('');
  const { step, error, isBusy, submit } = useLogInAgain(staff);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit(secret).then(() => setSecret(''));
  };
  return (
    <form onSubmit={onSubmit} className="mt-5" noValidate>
      <input type="text" autoComplete="username" value={staff.email} readOnly hidden />
      {step === 'password' ? (
        <PasswordField
          label={t('passwordOf', { email: staff.email })}
          autoComplete="current-password"
          value={secret}
          error={error}
          onChange={(event) => setSecret(event.target.value)}
        />
      ) : (
        <TextField
          label={t('code')}
          help={t('codeHelp')}
          autoComplete="one-time-code"
          inputMode="numeric"
          value={secret}
          error={error}
          onChange={(event) => setSecret(event.target.value)}
        />
      )}
      <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" isBusy={isBusy}>
          {t('logIn')}
        </Button>
        <TextLink href={loginUrl(window.location)} target="_blank" rel="noreferrer">
          {t('logInElsewhere')}
        </TextLink>
      </div>
    </form>
  );
}
