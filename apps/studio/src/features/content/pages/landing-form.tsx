import { editLanding, type Landing } from '@rostra/contract';
import { ApiError } from '@rostra/contract/client';
import { useMessages } from '@rostra/messages/react';
import { Button, CloseIcon, IconButton, useToast } from '@rostra/ui';
import { TextareaField, TextField } from '@rostra/ui/forms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { compactControl } from '../../../lib/controls/compact-field.tsx';
import { errorText } from '../../../lib/error-text.ts';
import { useSite } from '../../../lib/site.ts';
import { UnsavedGuard } from '../../../lib/unsaved-guard.tsx';
import { useApi } from '../../../session/session-provider.tsx';

interface LandingFormProps {
  locale: string;
  initial: Landing;
}

const textsOf = ({ name, tagline, statement, statementBody, membership }: Landing): Landing => ({
  name,
  tagline,
  statement,
  statementBody,
  membership: {
    heading: membership.heading,
    body: membership.body,
    points: membership.points,
  },
});

export function LandingForm({ locale, initial }: LandingFormProps) {
  const t = useMessages('studio-pages');
  const forms = useMessages('studio-forms');
  const api = useApi();
  const site = useSite();
  const toast = useToast();
  const queryClient = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [saved, setSaved] = useState(() => textsOf(initial));
  const [texts, setTexts] = useState(saved);
  const [isChecked, setIsChecked] = useState(false);
  const isDirty = JSON.stringify(texts) !== JSON.stringify(saved);
  const change = (next: Partial<Landing>) => setTexts((current) => ({ ...current, ...next }));
  const membership = (next: Partial<Landing['membership']>) =>
    change({ membership: { ...texts.membership, ...next } });
  const save = useMutation({
    mutationFn: (body: Landing) => api(editLanding, { query: { locale }, body }),
    onSuccess: ({ data }) => {
      setSaved(textsOf(data));
      setTexts(textsOf(data));
      queryClient.setQueryData(['landing', locale], data);
      toast.add({ title: t('landingSaved') });
    },
    onError: (error) =>
      toast.add({
        variant: 'destructive',
        title: forms('saveFailed'),
        description: errorText(error, forms('noConnection')),
      }),
  });
  const errors = save.error instanceof ApiError ? save.error.fieldErrors : [];
  const errorOf = (value: string, ...path: string[]) => {
    if (isChecked && value.trim() === '') return forms('required');
    return errors.find((error) => error.path.join('.') === path.join('.'))?.message;
  };
  const points = texts.membership.points.filter((point) => point.trim() !== '');
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    const { heading, body } = texts.membership;
    const needed = [texts.tagline, texts.statement, texts.statementBody, heading, body];
    if (needed.some((text) => text.trim() === '')) {
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(),
      );
      return;
    }
    save.mutate({ ...texts, name: site.name, membership: { ...texts.membership, points } });
  };
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="mt-6 max-w-measure">
      <TextField
        label={t('tagline')}
        help={t('taglineHelp')}
        maxLength={300}
        value={texts.tagline}
        error={errorOf(texts.tagline, 'tagline')}
        onChange={(event) => change({ tagline: event.target.value })}
      />
      <TextareaField
        label={t('statement')}
        help={t('statementHelp')}
        rows={2}
        maxLength={500}
        value={texts.statement}
        error={errorOf(texts.statement, 'statement')}
        onChange={(event) => change({ statement: event.target.value })}
      />
      <TextareaField
        label={t('statementBody')}
        help={t('statementBodyHelp')}
        rows={5}
        maxLength={5000}
        value={texts.statementBody}
        error={errorOf(texts.statementBody, 'statementBody')}
        onChange={(event) => change({ statementBody: event.target.value })}
      />
      <h2 className="mt-6 mb-4 border-ink border-t pt-5 text-xl">{t('membership')}</h2>
      <TextField
        label={t('heading')}
        maxLength={200}
        value={texts.membership.heading}
        error={errorOf(texts.membership.heading, 'membership', 'heading')}
        onChange={(event) => membership({ heading: event.target.value })}
      />
      <TextareaField
        label={t('membershipBody')}
        rows={4}
        maxLength={2000}
        value={texts.membership.body}
        error={errorOf(texts.membership.body, 'membership', 'body')}
        onChange={(event) => membership({ body: event.target.value })}
      />
      <PointList
        points={texts.membership.points}
        onChange={(next) => membership({ points: next })}
      />
      <div className="mt-6 flex flex-wrap items-center gap-4">
        <Button type="submit" isBusy={save.isPending} disabled={!isDirty}>
          {forms('save')}
        </Button>
        <p className="text-muted">{t('landingLive')}</p>
      </div>
      <UnsavedGuard isDirty={isDirty} />
    </form>
  );
}

const MAX_POINTS = 20;

interface PointListProps {
  points: readonly string[];
  onChange: (points: string[]) => void;
}

function PointList({ points, onChange }: PointListProps) {
  const t = useMessages('studio-pages');
  const list = useRef<HTMLUListElement>(null);
  return (
    <fieldset>
      <legend className="font-medium">{t('points')}</legend>
      <ul ref={list} className="mt-2 grid gap-2">
        {points.map((point, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a point has no identity but its place
          <li key={index} className="flex items-center gap-1">
            <input
              type="text"
              maxLength={300}
              aria-label={t('point', { number: index + 1 })}
              value={point}
              onChange={(event) => onChange(points.with(index, event.target.value))}
              className={compactControl}
            />
            <IconButton
              label={t('removePoint', { number: index + 1 })}
              onClick={() => onChange(points.toSpliced(index, 1))}
              className="size-9"
            >
              <CloseIcon className="size-4" />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button
        variant="quiet"
        size="small"
        className="mt-1"
        disabled={points.length >= MAX_POINTS}
        onClick={() => {
          onChange([...points, '']);
          requestAnimationFrame(() =>
            list.current?.querySelector<HTMLElement>('li:last-child input')?.focus(),
          );
        }}
      >
        {t('addPoint')}
      </Button>
    </fieldset>
  );
}
