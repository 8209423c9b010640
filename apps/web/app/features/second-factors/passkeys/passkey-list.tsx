import type { Passkey } from '@rostra/contract';
import { Badge, Button } from '@rostra/ui';
import { useState } from 'react';
import { formatMoment } from '../../../lib/dates/format-moment.ts';
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
  const add = useAddPasskey(onCodes);
  const [removed, setRemoved] = useState<Passkey>();
  const [renamed, setRenamed] = useState<Passkey>();
  const remove = useRemovePasskey(() => setRemoved(undefined));
  return (
    <FactorRow
      title="Passkeys"
      badge={passkeys.length > 0 ? <Badge tone="success">On</Badge> : <Badge>Off</Badge>}
      text={
        canAdd
          ? 'Log in with your fingerprint, face, PIN or a security key. No password needed.'
          : 'Passkeys need a domain name and do not work at an IP address.'
      }
      action={
        canAdd ? (
          <Button
            variant="secondary"
            size="small"
            isBusy={add.isPending}
            onClick={() => add.mutate(undefined)}
          >
            Add a passkey
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
                <p className="text-muted text-sm">{usage(passkey)}</p>
              </div>
              <div className="-ml-3 flex gap-1">
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`Rename ${passkey.name}`}
                  onClick={() => setRenamed(passkey)}
                >
                  Rename
                </Button>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`Remove ${passkey.name}`}
                  onClick={() => setRemoved(passkey)}
                >
                  Remove
                </Button>
              </div>
            </li>
          ))}
        </ul>
      ) : null}
      <RemovalDialog
        isOpen={removed !== undefined}
        isBusy={remove.isPending}
        title="Remove this passkey?"
        text="It will no longer log in to your account. Delete it from your device or password manager too."
        onConfirm={() => removed && remove.mutate(removed)}
        onClose={() => setRemoved(undefined)}
      />
      <RenamePasskeyDialog passkey={renamed} onClose={() => setRenamed(undefined)} />
    </FactorRow>
  );
}

const usage = ({ createdAt, lastUsedAt }: Passkey) =>
  lastUsedAt ? `Last used ${formatMoment(lastUsedAt)}` : `Added ${formatMoment(createdAt)}`;
