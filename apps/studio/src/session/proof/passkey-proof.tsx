import { type AuthenticationResponse, getProofOptions } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { useApi } from '../session-provider.tsx';
import { useProve } from './use-prove.ts';

interface PasskeyProofProps {
  onBusy: (isBusy: boolean) => void;
  onProved: () => void;
}

export function PasskeyProof(props: PasskeyProofProps) {
  const t = useMessages('identity-proof');
  const api = useApi();
  const { isBusy, error, prove } = useProve(props);
  const ask = () =>
    prove(async () => {
      const options = await api(getProofOptions);
      const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
      const credential = await navigator.credentials.get({ publicKey });
      if (!(credential instanceof PublicKeyCredential)) throw new Error(t('passkeyText'));
      return { method: 'passkey', response: credential.toJSON() as AuthenticationResponse };
    });
  return (
    <div className="mt-5">
      <p className="text-muted">{t('passkeyText')}</p>
      <p role="alert" className="min-h-6 pt-1 text-danger">
        {error}
      </p>
      <Button isBusy={isBusy} onClick={() => void ask()}>
        {t('use.passkey')}
      </Button>
    </div>
  );
}
