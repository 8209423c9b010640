import { policyAreas, requiredPlans, type StudioEntry } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { CompactField, compactControl } from '../../../../lib/controls/compact-field.tsx';
import { useEditor, useFieldValue } from '../fields/use-field.ts';
import { useReaders } from './use-readers.ts';

/** Who can open a member content. */
export function PlanField({ entry }: { entry: StudioEntry }) {
  const t = useMessages('studio-editor');
  const pages = useMessages('studio-pages');
  const { saver, isReadOnly } = useEditor();
  const value = useFieldValue('requiredPlan');
  const readers = useReaders(entry);
  return (
    <CompactField
      label={t('field.requiredPlan')}
      help={
        <>
          {t('help.requiredPlan')}
          {readers ? (
            <span className="mt-1 block font-medium text-ink">
              {pages('readers', { count: readers.members })}
            </span>
          ) : null}
        </>
      }
    >
      {(attributes) => (
        <select
          {...attributes}
          disabled={isReadOnly}
          value={String(value ?? 'account')}
          onChange={(event) => saver.change({ requiredPlan: event.target.value })}
          className={compactControl}
        >
          {requiredPlans.map((plan) => (
            <option key={plan} value={plan}>
              {t(`plan.${plan}`)}
            </option>
          ))}
        </select>
      )}
    </CompactField>
  );
}

/** Where a policy belongs, and its place among the others there. */
export function AreaFields() {
  const t = useMessages('studio-editor');
  const { saver, isReadOnly } = useEditor();
  const area = useFieldValue('area');
  const order = useFieldValue('order');
  return (
    <>
      <CompactField label={t('field.area')}>
        {(attributes) => (
          <select
            {...attributes}
            disabled={isReadOnly}
            value={String(area ?? '')}
            onChange={(event) => saver.change({ area: event.target.value || null })}
            className={compactControl}
          >
            <option value="">{t('none')}</option>
            {policyAreas.map((name) => (
              <option key={name} value={name}>
                {t(`area.${name}`)}
              </option>
            ))}
          </select>
        )}
      </CompactField>
      <CompactField label={t('field.order')} help={t('help.order')}>
        {(attributes) => (
          <input
            {...attributes}
            type="number"
            step={1}
            readOnly={isReadOnly}
            value={typeof order === 'number' ? order : ''}
            onChange={({ target }) =>
              saver.change({ order: target.value === '' ? 0 : Math.trunc(Number(target.value)) })
            }
            className={compactControl}
          />
        )}
      </CompactField>
    </>
  );
}
