import { MAX_OPTIONS } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { SelectField, TextareaField } from '@rostra/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../../../lib/formats/format.ts';
import { LoadFailure } from '../../../lib/list-states/load-failure.tsx';
import { useApi } from '../../../session/session-provider.tsx';
import { policyVersionsQuery } from './versions-query.ts';
import type { OptionDraft } from './vote-draft.ts';

interface OptionFieldsProps {
  policy: { documentId: string; locale: string } | undefined;
  options: readonly OptionDraft[];
  /** In a run-off, the texts are those of the first vote. */
  isFixed: boolean;
  errorOf: (index: number, name: 'version' | 'costing') => string | undefined;
  onChange: (options: readonly OptionDraft[]) => void;
}

/** The texts to vote on, each with what it costs. */
export function OptionFields({ policy, options, isFixed, errorOf, onChange }: OptionFieldsProps) {
  const t = useMessages('studio-votes');
  const format = useFormat();
  const list = useQuery(policyVersionsQuery(useApi(), policy));
  const change = (index: number, changes: Partial<OptionDraft>) =>
    onChange(options.map((each, at) => (at === index ? { ...each, ...changes } : each)));
  if (list.isError) return <LoadFailure query={list} className="mb-6" />;
  return (
    <>
      {options.map((option, index) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: options have no other identity
          key={index}
          className="mt-3 mb-6 border-line border-s-4 ps-4"
        >
          <legend className="mb-3 text-lg">
            {options.length === 1 ? t('text') : t('textNumber', { number: String(index + 1) })}
          </legend>
          <SelectField
            label={t('version')}
            help={t('versionHelp')}
            disabled={isFixed || !policy}
            value={option.version === undefined ? '' : String(option.version)}
            error={errorOf(index, 'version')}
            onChange={({ target }) =>
              change(index, { version: target.value === '' ? undefined : Number(target.value) })
            }
          >
            <option value="">{t('chooseVersion')}</option>
            {list.data?.map(({ number, createdAt, label, isDraft, isLive }) => (
              <option key={number} value={number}>
                {[
                  t('versionNumber', { number }),
                  format.moment(createdAt),
                  isDraft ? t('presentDraft') : isLive ? t('publicText') : '',
                  label ?? '',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </option>
            ))}
          </SelectField>
          <TextareaField
            label={t('costing')}
            help={t(isFixed ? 'costingFixed' : 'costingHelp')}
            readOnly={isFixed}
            rows={3}
            maxLength={2000}
            value={option.costing}
            error={errorOf(index, 'costing')}
            onChange={({ target }) => change(index, { costing: target.value })}
          />
          {options.length > 1 && !isFixed ? (
            <Button
              size="small"
              variant="quiet"
              onClick={() => onChange(options.filter((_, at) => at !== index))}
            >
              {t('removeText')}
            </Button>
          ) : null}
        </fieldset>
      ))}
      {isFixed || options.length >= MAX_OPTIONS ? null : (
        <Button
          className="mb-6"
          size="small"
          variant="secondary"
          onClick={() => onChange([...options, { version: undefined, costing: '' }])}
        >
          {t('addText')}
        </Button>
      )}
    </>
  );
}
