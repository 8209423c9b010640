import { nameStudioVersion, type VersionSummary } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Dialog } from '@rostra/ui/dialog';
import { TextField } from '@rostra/ui/forms';
import { FormFrame } from '../../../lib/form/form-frame.tsx';
import { useStudioForm } from '../../../lib/form/use-studio-form.ts';
import { useChange } from '../../../session/use-change.ts';
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
  const save = useChange({
    send: (api, { label }: { label: string }) => {
      const { params, query } = callTarget(target);
      return api(nameStudioVersion, {
        params: { ...params, number: version.number },
        query,
        body: { label: label.trim() || null },
      });
    },
    onDone: onClose,
    affects: versionsKey(target),
  });
  const form = useStudioForm({ initial: { label: version.label ?? '' }, save });
  return (
    <FormFrame form={form} action={t('saveName')} className="mt-2">
      <p className="mb-4 text-muted">{t('nameText')}</p>
      <TextField
        label={t('nameField')}
        help={version.label ? t('nameHelp') : undefined}
        maxLength={120}
        {...form.field('label')}
      />
    </FormFrame>
  );
}
