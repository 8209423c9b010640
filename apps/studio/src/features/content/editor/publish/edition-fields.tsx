import type { EditionKind } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { CheckboxField, TextareaField } from '@rostra/ui/forms';
import type { BoundField } from '../../../../lib/form/use-studio-form.ts';
import { useEntryLanguage } from '../fields/use-field.ts';
import { PanelSection } from './panel-section.tsx';

const MAX_LENGTH = 500;

interface EditionFieldsProps {
  reason: BoundField<string>;
  kind: BoundField<EditionKind>;
}

/** Why readers get another text. They see it beside the new edition. A minor correction needs no reason. */
export function EditionFields({ reason, kind }: EditionFieldsProps) {
  const t = useMessages('studio-publishing');
  const language = useEntryLanguage();
  return (
    <PanelSection title={t('edition')}>
      <TextareaField
        {...language}
        label={t('reason')}
        help={t('reasonHelp')}
        isOptional={kind.value === 'correction'}
        error={reason.error}
        value={reason.value}
        maxLength={MAX_LENGTH}
        rows={3}
        onChange={({ target }) => reason.onChange(target.value)}
      />
      <CheckboxField
        className="mt-4"
        label={t('correction')}
        help={t('correctionHelp')}
        checked={kind.value === 'correction'}
        onChange={({ target }) => kind.onChange(target.checked ? 'correction' : 'change')}
      />
    </PanelSection>
  );
}
