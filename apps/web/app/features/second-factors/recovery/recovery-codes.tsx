import { replaceRecoveryCodes, type SecondFactors } from '@rostra/contract';
import { Badge, Button } from '@rostra/ui';
import { formatMoment } from '../../../lib/dates/format-moment.ts';
import { errorMessage } from '../../../lib/errors/error-message.ts';
import { useApi } from '../../sessions/index.ts';
import { FactorRow } from '../factor-row.tsx';
import { useFactorChange } from '../use-second-factors.ts';

interface RecoveryCodesProps {
  codes: NonNullable<SecondFactors['recoveryCodes']>;
  onCodes: (codes: string[]) => void;
}

const FEW = 3;

export function RecoveryCodes({ codes, onCodes }: RecoveryCodesProps) {
  const api = useApi();
  const replace = useFactorChange(() => api(replaceRecoveryCodes), {
    onDone: ({ recoveryCodes }) => onCodes(recoveryCodes),
    explain: errorMessage,
  });
  return (
    <FactorRow
      title="Recovery codes"
      badge={
        <Badge tone={codes.unused < FEW ? 'warning' : 'neutral'}>{`${codes.unused} unused`}</Badge>
      }
      text={`For when your device is lost. Created ${formatMoment(codes.createdAt)}; new codes replace these.`}
      action={
        <Button
          variant="secondary"
          size="small"
          isBusy={replace.isPending}
          onClick={() => replace.mutate(undefined)}
        >
          Create new codes
        </Button>
      }
    />
  );
}
