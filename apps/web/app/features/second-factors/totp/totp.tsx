import { removeTotp, type SecondFactors, startTotp, type TotpSetup } from '@rostra/contract';
import { Badge, Button, useToast } from '@rostra/ui';
import { useState } from 'react';
import { formatMoment } from '../../../lib/dates/format-moment.ts';
import { errorMessage } from '../../../lib/errors/error-message.ts';
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
  const api = useApi();
  const toast = useToast();
  const [setup, setSetup] = useState<TotpSetup>();
  const [isRemoving, setIsRemoving] = useState(false);
  const start = useFactorChange(() => api(startTotp), { onDone: setSetup, explain: errorMessage });
  const remove = useFactorChange(() => api(removeTotp), {
    onDone: () => {
      setIsRemoving(false);
      toast.add({ title: 'Your authenticator app has been removed.' });
    },
    explain: errorMessage,
  });
  return (
    <FactorRow
      title="Authenticator app"
      badge={factor ? <Badge tone="success">On</Badge> : <Badge>Off</Badge>}
      text={
        factor
          ? `Added ${formatMoment(factor.createdAt)}`
          : 'An app on your phone shows a new code every 30 seconds.'
      }
      action={
        factor ? (
          <Button
            variant="secondary"
            size="small"
            aria-label="Remove authenticator app"
            onClick={() => setIsRemoving(true)}
          >
            Remove
          </Button>
        ) : (
          <Button
            variant="secondary"
            size="small"
            aria-label="Set up authenticator app"
            isBusy={start.isPending}
            onClick={() => start.mutate(undefined)}
          >
            Set up
          </Button>
        )
      }
    >
      <TotpSetupDialog
        setup={setup}
        onClose={() => setSetup(undefined)}
        onConfirmed={(codes) => {
          setSetup(undefined);
          toast.add({ title: 'Your authenticator app has been added.' });
          onCodes(codes);
        }}
      />
      <RemovalDialog
        isOpen={isRemoving}
        isBusy={remove.isPending}
        title="Remove your authenticator app?"
        text="Its codes will no longer be accepted. Without another second factor, your password alone is enough to log in."
        onConfirm={() => remove.mutate(undefined)}
        onClose={() => setIsRemoving(false)}
      />
    </FactorRow>
  );
}
