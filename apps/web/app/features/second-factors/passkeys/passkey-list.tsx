import type { Passkey } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Badge, Button } from '@rostra/ui';
import { useState } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { FactorRow } from '../factor-row.tsx';
import { RemovalDialog } from '../removal-dialog.tsx';
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx';
import { useAddPasskey, useRemovePasskey } from './use-passkeys.ts';

interface PasskeyListProps {
  passkeys: readonly Passkey[];
  canAdd: boolean;
  onCodes: (codes: string[] | null) => void;
}

export function PasskeyList({ passkeys, canAdd, onCodes }: PasskeyListProps) {
  const t = useMessages('second-factors');
  const add = useAddPasskey(onCodes);
  const [removed, setRemoved] = useState<Passkey>();
  const [renamed, setRenamed] = useState<Passkey>();
  const remove = useRemovePasskey(() => setRemoved(undefined));
  return (
    <FactorRow
      title={t('passkeys')}
      badge={
        passkeys.length > 0 ? <Badge tone="success">{t('on')}</Badge> : <Badge>{t('off')}</Badge>
      }
      text={t(canAdd ? 'passkeysText' : 'passkeysNeedDomain')}
      action={
        canAdd ? (
          <Button
            variant="secondary"
            size="small"
            isBusy={add.isPending}
            onClick={() => add.mutate(undefined)}
          >
            {t('addPasskey')}
          </Button>
        ) : null
      }
    >
      {passkeys.length > 0 ? (
        <ul className="mt-4 border-line border-t">
          {passkeys.map((passkey) => (
            <li
              key={passkey.id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b py-3 last:border-b-0 last:pb-0"
            >
              <div className="min-w-0">
                <p className="break-words font-medium">{passkey.name}</p>
                <PasskeyUsage passkey={passkey} />
              </div>
              <div className="-ms-3 flex gap-1">
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={t('renameLabel', { name: passkey.name })}
                  onClick={() => setRenamed(passkey)}
                >
                  {t('rename')}
                </Button>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={t('removeLabel', { name: passkey.name })}
                  onClick={() => setRemoved(passkey)}
                >
                  {t('remove')}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      ) : null}
      <RemovalDialog
        isOpen={removed !== undefined}
        isBusy={remove.isPending}
        title={t('removePasskeyTitle')}
        text={t('removePasskeyText')}
        onConfirm={() => removed && remove.mutate(removed)}
        onClose={() => setRemoved(undefined)}
      />
      <RenamePasskeyDialog passkey={renamed} onClose={() => setRenamed(undefined)} />
    </FactorRow>
  );
}

function PasskeyUsage({ passkey: { createdAt, lastUsedAt } }: { passkey: Passkey }) {
  const t = useMessages('second-factors');
  const { moment } = useFormat();
  return (
    <p className="text-muted text-sm">
      {lastUsedAt
        ? t('lastUsed', { moment: moment(lastUsedAt) })
        : t('added', { moment: moment(createdAt) })}
    </p>
  );
}
