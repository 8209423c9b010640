import { useMessages } from '@rostra/messages/react';
import { CheckboxField, TextareaField } from '@rostra/ui/forms';
import { useEffect, useRef } from 'react';
import { useEntryLanguage } from '../fields/use-field.ts';
import type { EditionField } from './edition-note.ts';
import { PanelSection } from './panel-section.tsx';

const MAX_LENGTH = 500;

/** Why readers get another text. They see it beside the new edition. */
export function EditionFields({ reason, kind, isRequired, isMissing, change }: EditionField) {
  const t = useMessages('studio-publishing');
  const ref = useRef<HTMLTextAreaElement>(null);
  const language = useEntryLanguage();
  useEffect(() => {
    if (isMissing) ref.current?.focus();
  }, [isMissing]);
  return (
    <PanelSection title={t('edition')}>
      <TextareaField
        {...language}
        ref={ref}
        label={t('reason')}
        help={t('reasonHelp')}
        isOptional={!isRequired}
        error={isMissing ? t('reasonMissing') : undefined}
        value={reason ?? ''}
        maxLength={MAX_LENGTH}
        rows={3}
        onChange={(event) => change({ reason: event.target.value })}
      />
      <CheckboxField
        className="mt-4"
        label={t('correction')}
        help={t('correctionHelp')}
        checked={kind === 'correction'}
        onChange={(event) => change({ kind: event.target.checked ? 'correction' : 'change' })}
      />
    </PanelSection>
  );
}
