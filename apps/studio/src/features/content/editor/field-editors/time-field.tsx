import { useMessages } from '@rostra/messages/react';
import { CompactField, compactControl } from '../../../../lib/controls/compact-field.tsx';
import { fromWallTime, toWallTime } from '../../../../lib/formats/zone-time.ts';
import { useTimeZone } from '../../../../lib/site.ts';
import { useEditor, useFieldValue } from '../fields/use-field.ts';
import { type FieldEditorProps, useFieldTexts } from './field-editor.ts';

/** A moment, on the clocks of the organisation. */
export function TimeField({ field }: FieldEditorProps) {
  const t = useMessages('studio-publishing');
  const { saver, isReadOnly } = useEditor();
  const zone = useTimeZone();
  const value = useFieldValue(field.name);
  const { label, help } = useFieldTexts(field);
  const change = (text: string) => {
    const moment = fromWallTime(text, zone);
    const isMoment = moment !== undefined && !Number.isNaN(moment.getTime());
    saver.change({ [field.name]: isMoment ? moment.toISOString() : null });
  };
  return (
    <CompactField label={label} help={help ?? t('zone', { zone })}>
      {(attributes) => (
        <input
          {...attributes}
          type="datetime-local"
          readOnly={isReadOnly}
          value={typeof value === 'string' && value !== '' ? toWallTime(new Date(value), zone) : ''}
          onChange={({ target }) => change(target.value)}
          className={compactControl}
        />
      )}
    </CompactField>
  );
}
