import { nameStudioVersion, type VersionSummary } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { TextField } from '@rostra/ui/forms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../lib/error-text.ts';
import { useApi } from '../../../session/session-provider.tsx';
import { callTarget, type VersionsTarget, versionsKey } from './use-versions.ts';

interface NameDialogProps {
  target: VersionsTarget;
  /** Undefined while the dialog is closed. */
  version: VersionSummary | undefined;
  onClose: () => void;
}

/** Gives a version a name, or removes it. */
export function NameDialog({ target, version, onClose }: NameDialogProps) {
  const t = useMessages('studio-versions');
  return (
    <Dialog isOpen={version !== undefined} onClose={onClose} title={t('nameTitle')} startsInField>
      {version ? <NameForm target={target} version={version} onClose={onClose} /> : null}
    </Dialog>
  );
}

interface NameFormProps {
  target: VersionsTarget;
  version: VersionSummary;
  onClose: () => void;
}

function NameForm({ target, version, onClose }: NameFormProps) {
  const t = useMessages('studio-versions');
  const api = useApi();
  const queryClient = useQueryClient();
  const [label, setLabel] = useState(version.label ?? '');
  const save = useMutation({
    networkMode: 'always',
    mutationFn: () => {
      const { params, query } = callTarget(target);
      const body = { label: label.trim() || null };
      return api(nameStudioVersion, {
        params: { ...params, number: version.number },
        query,
        body,
      });
    },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: versionsKey(target) });
      onClose();
    },
  });
  return (
    <form
      noValidate
      className="mt-2"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <p className="mb-4 text-muted">{t('nameText')}</p>
      <TextField
        label={t('nameField')}
        help={version.label ? t('nameHelp') : undefined}
        error={save.isError ? errorText(save.error, t('noConnection')) : undefined}
        value={label}
        maxLength={120}
        onChange={(event) => setLabel(event.target.value)}
      />
      <Button type="submit" isBusy={save.isPending}>
        {t('saveName')}
      </Button>
    </form>
  );
}
