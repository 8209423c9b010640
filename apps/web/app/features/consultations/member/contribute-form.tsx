import type { Consultation, ContributionKind, DraftBlock } from '@rostra/contract';
import { newContributionSchema } from '@rostra/contract';
import { ApiError } from '@rostra/contract/client';
import { useMessages } from '@rostra/messages/react';
import { Button, Notice, useToast } from '@rostra/ui';
import { CheckboxField, TextareaField } from '@rostra/ui/forms';
import { useEffect, useId, useRef, useState } from 'react';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import type { UnsentTexts } from './unsent-texts.tsx';
import { useAddContribution } from './use-consultation.ts';

interface ContributeFormProps {
  consultation: Pick<Consultation, 'id' | 'slug'>;
  block: DraftBlock;
  draft: number;
  mustAgree: boolean;
  unsent: UnsentTexts;
  /** Loads the newer draft. */
  onReload: () => void;
}

const kinds = ['comment', 'amendment', 'removal'] as const;

/** The ways to say something about a block. The chosen one opens below the buttons. */
export function ContributeForm(props: ContributeFormProps) {
  const t = useMessages('consultations');
  const toast = useToast();
  const [kind, setKind] = useState<ContributionKind>();
  const buttons = useRef<HTMLDivElement>(null);
  const close = () => {
    setKind(undefined);
    buttons.current?.querySelector('button')?.focus();
  };
  return (
    <div className="mt-2">
      <div ref={buttons} className="flex flex-wrap gap-x-2 gap-y-1">
        {kinds.map((each) => (
          <Button
            key={each}
            size="small"
            variant="quiet"
            aria-expanded={kind === each}
            aria-describedby={`paragraph-${props.block.id}-name`}
            onClick={() => setKind(kind === each ? undefined : each)}
          >
            {t(`write.${each}`)}
          </Button>
        ))}
      </div>
      {kind ? (
        <OpenForm
          key={kind}
          {...props}
          kind={kind}
          onClose={close}
          onSent={() => {
            close();
            toast.add({ title: t('sent') });
          }}
        />
      ) : null}
    </div>
  );
}

interface OpenFormProps extends ContributeFormProps {
  kind: ContributionKind;
  onClose: () => void;
  onSent: () => void;
}

function OpenForm(props: OpenFormProps) {
  const t = useMessages('consultations');
  const { consultation, block, draft, kind, mustAgree, unsent, onReload, onClose, onSent } = props;
  const place = { blockId: block.id, kind };
  const send = useAddContribution(consultation);
  const [isOld, setIsOld] = useState(false);
  const first = useRef<HTMLFormElement>(null);
  const titleId = useId();
  useEffect(() => first.current?.querySelector('textarea')?.focus(), []);
  const [shownDraft, setShownDraft] = useState(draft);
  if (shownDraft !== draft) {
    setShownDraft(draft);
    setIsOld(false);
  }
  const keyOf = useKeys();
  const [formKey] = useState(() => crypto.randomUUID());
  const [begun] = useState(() => unsent.find(place));
  const { props: form } = useContractForm({
    schema: newContributionSchema,
    names: ['text', 'reason', 'agrees'],
    values: {
      key: formKey,
      draft,
      blockId: block.id,
      kind,
      text: begun?.text ?? (kind === 'amendment' ? block.source : ''),
      reason: begun?.reason ?? '',
      agrees: !mustAgree,
    },
    submit: async (values) => {
      try {
        const { text, reason } = values;
        await send({ ...values, draft, key: keyOf(`${text}\n${reason}`) });
        unsent.forget(place);
        onSent();
      } catch (error) {
        setIsOld(error instanceof ApiError && error.code === 'edit_conflict');
        throw error;
      }
      return undefined;
    },
  });
  return (
    <form
      ref={first}
      onSubmit={form.onSubmit}
      onInput={({ currentTarget }) => {
        const fields = new FormData(currentTarget);
        const word = (name: string) => String(fields.get(name) ?? '');
        unsent.keep({ ...place, text: word('text'), reason: word('reason') });
      }}
      noValidate
      aria-labelledby={titleId}
      className="mt-3 grid max-w-measure gap-4 border-line border-s-4 ps-4"
    >
      <p id={titleId} className="font-semibold text-sm">
        {t(kind)}
      </p>
      {kind === 'removal' ? null : (
        <TextareaField
          {...form.fields.text}
          error={form.errors.text}
          label={t(kind === 'comment' ? 'commentLabel' : 'amendmentLabel')}
          help={kind === 'amendment' ? t('amendmentHelp') : undefined}
          rows={kind === 'comment' ? 4 : 6}
        />
      )}
      {kind === 'comment' ? null : (
        <TextareaField
          {...form.fields.reason}
          error={form.errors.reason}
          label={t('reasonLabel')}
          isOptional
          rows={2}
        />
      )}
      {mustAgree ? (
        <CheckboxField {...form.fields.agrees} error={form.errors.agrees} label={t('agree')} />
      ) : null}
      {isOld ? (
        <Notice tone="warning" isLive>
          <p>{t('newerDraft')}</p>
          <Button className="mt-2" size="small" variant="secondary" onClick={onReload}>
            {t('reload')}
          </Button>
        </Notice>
      ) : form.formError ? (
        <Notice tone="danger" isLive>
          {form.formError}
        </Notice>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" isBusy={form.isBusy}>
          {t('send')}
        </Button>
        <Button
          size="small"
          variant="secondary"
          onClick={() => {
            unsent.forget(place);
            onClose();
          }}
        >
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

/** The same key as long as the words are the same: sending them twice stores them once. */
function useKeys(): (words: string) => string {
  const last = useRef({ words: '', key: '' });
  return (words) => {
    if (last.current.key === '' || last.current.words !== words) {
      last.current = { words, key: crypto.randomUUID() };
    }
    return last.current.key;
  };
}
