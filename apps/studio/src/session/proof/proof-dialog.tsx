import type { ProofRequests, ProofState } from '@rostra/browser/proof-requests';
import type { ProofMethod } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { PasswordField, TextField } from '@rostra/ui/forms';
import { type FormEvent, useState, useSyncExternalStore } from 'react';
import { useStaff } from '../session-provider.tsx';
import { PasskeyProof } from './passkey-proof.tsx';
import { useProve } from './use-prove.ts';

/** Asks staff to prove their identity before a sensitive action, which then continues by itself. */
export default function ProofDialog({ requests }: { requests: ProofRequests }) {
  const t = useMessages('identity-proof');
  const state: ProofState = useSyncExternalStore(requests.subscribe, requests.getState);
  const [isBusy, setIsBusy] = useState(false);
  const isOpen = state === 'waiting';
  return (
    <Dialog
      isOpen={isOpen}
      onClose={requests.cancel}
      isBusy={isBusy}
      title={t('title')}
      startsInField
    >
      <p className="mt-3 text-muted">{t('text')}</p>
      {isOpen ? <ProofForms requests={requests} onBusy={setIsBusy} /> : null}
    </Dialog>
  );
}

interface ProofFormsProps {
  requests: ProofRequests;
  onBusy: (isBusy: boolean) => void;
}

function ProofForms({ requests, onBusy }: ProofFormsProps) {
  const t = useMessages('identity-proof');
  const methods = requests.getMethods();
  const [chosen, setChosen] = useState<ProofMethod>();
  const method = chosen ?? methods[0] ?? 'password';
  const others = methods.filter((other) => other !== method);
  const form = { onBusy, onProved: requests.proved };
  return (
    <>
      {method === 'passkey' ? (
        <PasskeyProof {...form} />
      ) : (
        <SecretProof key={method} method={method} {...form} />
      )}
      <div className="mt-4 flex flex-wrap gap-x-4 gap-y-1">
        {others.map((other) => (
          <Button
            key={other}
            variant="quiet"
            size="small"
            className="-ms-3"
            onClick={() => setChosen(other)}
          >
            {t(`use.${other}`)}
          </Button>
        ))}
      </div>
    </>
  );
}

interface SecretProofProps {
  method: Exclude<ProofMethod, 'passkey'>;
  onBusy: (isBusy: boolean) => void;
  onProved: () => void;
}

function SecretProof({ method, onBusy, onProved }: SecretProofProps) {
  const t = useMessages('identity-proof');
  const { email } = useStaff();
  const { isBusy, error, prove } = useProve({ onBusy, onProved });
  const [secret, setSecret] = useState('');
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const code = secret.trim();
    void prove(async () =>
      method === 'password' ? { method, password: secret } : { method, code },
    );
  };
  const field = {
    value: secret,
    error,
    onChange: (event: { target: { value: string } }) => setSecret(event.target.value),
  };
  return (
    <form noValidate onSubmit={onSubmit} className="mt-5">
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      {method === 'password' ? (
        <PasswordField label={t('password')} autoComplete="current-password" {...field} />
      ) : null}
      {method === 'totp' ? (
        <TextField label={t('code')} autoComplete="one-time-code" inputMode="numeric" {...field} />
      ) : null}
      {method === 'recovery-code' ? (
        <TextField
          label={t('recoveryCode')}
          help={t('recoveryCodeHelp')}
          autoComplete="off"
          autoCapitalize="none"
          dir="ltr"
          {...field}
        />
      ) : null}
      <Button type="submit" isBusy={isBusy}>
        {t('continue')}
      </Button>
    </form>
  );
}
