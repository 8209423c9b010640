import { MAX_OPTIONS } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { SelectField, TextareaField } from '@rostra/ui/forms';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { StudioForm } from '../../../lib/form/use-studio-form.ts';
import { useFormat } from '../../../lib/formats/format.ts';
import { LoadFailure } from '../../../lib/list-states/load-failure.tsx';
import { useApi } from '../../../session/session-provider.tsx';
import { policyVersionsQuery } from './versions-query.ts';
import type { VoteDraft } from './vote-draft.ts';

interface OptionFieldsProps {
  policy: { documentId: string; locale: string } | undefined;
  form: StudioForm<VoteDraft>;
  /** In a run-off, the texts are those of the first vote. */
  isFixed: boolean;
}

/** The texts to vote on, each with what it costs. */
export function OptionFields({ policy, form, isFixed }: OptionFieldsProps) {
  const t = useMessages('studio-votes');
  const format = useFormat();
  const list = useQuery(policyVersionsQuery(useApi(), policy));
  const { value: options, error, onChange } = form.bind('options');
  if (list.isError) return <LoadFailure query={list} className="mb-6" />;
  return (
    <>
      {options.map((_, index) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: options have no other identity
          key={index}
          className="mt-3 mb-6 border-line border-s-4 ps-4"
        >
          <legend className="mb-3 text-lg">
            {options.length === 1 ? t('text') : t('textNumber', { number: String(index + 1) })}
          </legend>
          <VersionField
            version={form.bind(`options.${index}.version`)}
            error={error}
            isDisabled={isFixed || !policy}
          >
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
          </VersionField>
          <TextareaField
            label={t('costing')}
            help={t(isFixed ? 'costingFixed' : 'costingHelp')}
            readOnly={isFixed}
            rows={3}
            maxLength={2000}
            {...form.field(`options.${index}.costing`)}
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

interface VersionFieldProps {
  version: {
    value: number | undefined;
    error: string | undefined;
    onChange: (version: number | undefined) => void;
  };
  /** What is wrong with all of them. */
  error: string | undefined;
  isDisabled: boolean;
  children: ReactNode;
}

function VersionField({ version, error, isDisabled, children }: VersionFieldProps) {
  const t = useMessages('studio-votes');
  return (
    <SelectField
      label={t('version')}
      help={t('versionHelp')}
      disabled={isDisabled}
      value={version.value ?? ''}
      error={version.error ?? error}
      onChange={({ target }) =>
        version.onChange(target.value === '' ? undefined : Number(target.value))
      }
    >
      <option value="">{t('chooseVersion')}</option>
      {children}
    </SelectField>
  );
}
