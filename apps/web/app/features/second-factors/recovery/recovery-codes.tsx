import { replaceRecoveryCodes, type SecondFactors } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Badge, Button } from '@rostra/ui';
import { useErrorMessage } from '../../../lib/errors/error-message.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useApi } from '../../sessions/index.ts';
import { FactorRow } from '../factor-row.tsx';
import { useFactorChange } from '../use-second-factors.ts';

interface RecoveryCodesProps {
  codes: NonNullable<SecondFactors['recoveryCodes']>;
  onCodes: (codes: string[]) => void;
}

const FEW = 3;

export function RecoveryCodes({ codes, onCodes }: RecoveryCodesProps) {
  const t = useMessages('second-factors');
  const format = useFormat();
  const api = useApi();
  const errorMessage = useErrorMessage();
  const replace = useFactorChange(() => api(replaceRecoveryCodes), {
    onDone: ({ recoveryCodes }) => onCodes(recoveryCodes),
    explain: errorMessage,
  });
  return (
    <FactorRow
      title={t('recoveryCodes')}
      badge={
        <Badge tone={codes.unused < FEW ? 'warning' : 'neutral'}>
          {t('unused', { count: codes.unused })}
        </Badge>
      }
      text={t('recoveryCodesText', { moment: format.moment(codes.createdAt) })}
      action={
        <Button
          variant="secondary"
          size="small"
          isBusy={replace.isPending}
          onClick={() => replace.mutate(undefined)}
        >
          {t('createCodes')}
        </Button>
      }
    />
  );
}
