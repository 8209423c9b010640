import { removeTotp, type SecondFactors, startTotp, type TotpSetup } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Badge, Button, useToast } from '@rostra/ui';
import { useState } from 'react';
import { useErrorMessage } from '../../../lib/errors/error-message.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useApi } from '../../sessions/index.ts';
import { FactorRow } from '../factor-row.tsx';
import { RemovalDialog } from '../removal-dialog.tsx';
import { useFactorChange } from '../use-second-factors.ts';
import { TotpSetupDialog } from './totp-setup-dialog.tsx';

interface TotpProps {
  factor: SecondFactors['totp'];
  onCodes: (codes: string[] | null) => void;
}

export function Totp({ factor, onCodes }: TotpProps) {
  const t = useMessages('second-factors');
  const format = useFormat();
  const api = useApi();
  const toast = useToast();
  const errorMessage = useErrorMessage();
  const [setup, setSetup] = useState<TotpSetup>();
  const [isRemoving, setIsRemoving] = useState(false);
  const start = useFactorChange(() => api(startTotp), { onDone: setSetup, explain: errorMessage });
  const remove = useFactorChange(() => api(removeTotp), {
    onDone: () => {
      setIsRemoving(false);
      toast.add({ title: t('appRemoved') });
    },
    explain: errorMessage,
  });
  return (
    <FactorRow
      title={t('app')}
      badge={factor ? <Badge tone="success">{t('on')}</Badge> : <Badge>{t('off')}</Badge>}
      text={factor ? t('added', { moment: format.moment(factor.createdAt) }) : t('appText')}
      action={
        factor ? (
          <Button
            variant="secondary"
            size="small"
            aria-label={t('removeAppLabel')}
            onClick={() => setIsRemoving(true)}
          >
            {t('remove')}
          </Button>
        ) : (
          <Button
            variant="secondary"
            size="small"
            aria-label={t('setUpAppLabel')}
            isBusy={start.isPending}
            onClick={() => start.mutate(undefined)}
          >
            {t('setUpApp')}
          </Button>
        )
      }
    >
      <TotpSetupDialog
        setup={setup}
        onClose={() => setSetup(undefined)}
        onConfirmed={(codes) => {
          setSetup(undefined);
          toast.add({ title: t('appAdded') });
          onCodes(codes);
        }}
      />
      <RemovalDialog
        isOpen={isRemoving}
        isBusy={remove.isPending}
        title={t('removeAppTitle')}
        text={t('removeAppText')}
        onConfirm={() => remove.mutate(undefined)}
        onClose={() => setIsRemoving(false)}
      />
    </FactorRow>
  );
}
