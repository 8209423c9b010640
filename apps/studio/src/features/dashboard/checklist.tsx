import { type ChecklistItem, getChecklist, hideChecklist } from '@rostra/contract';
import { studioPath } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Button, CheckIcon, Link } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useApi } from '../../session/session-provider.tsx';
import { useChange } from '../../session/use-change.ts';

const checklistKey = ['checklist'] as const;

/** Where each is done. */
const screens: Record<ChecklistItem, string> = {
  logo: 'settings',
  menu: 'menus',
  legal: 'main-pages',
  firstText: 'posts',
  sender: 'settings',
  payments: 'settings',
  colleagues: 'staff',
};

/** What makes a new site the organisation's own, until it is done or hidden. */
export function Checklist() {
  const t = useMessages('studio');
  const id = useId();
  const api = useApi();
  const { data } = useQuery({
    queryKey: checklistKey,
    queryFn: async ({ signal }) => (await api(getChecklist, {}, { signal })).data,
  });
  const hide = useChange({
    send: (api) => api(hideChecklist, {}),
    done: t('checklistHidden'),
    affects: checklistKey,
  });
  if (!data || data.isHidden) return null;
  const done = data.items.filter(({ isDone }) => isDone).length;
  return (
    <section aria-labelledby={id} className="mt-6 max-w-measure border-ink border-t pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="font-sans font-semibold text-base">
          {t('checklistTitle')}
        </h2>
        <p className="figures-table text-muted text-sm">
          {t('checklistDone', { done, count: data.items.length })}
        </p>
      </div>
      <ul className="mt-2">
        {data.items.map(({ name, isDone }) => (
          <li key={name} className="flex items-start gap-3 border-line border-b py-2.5">
            <span
              className={`mt-0.5 flex size-5 shrink-0 items-center justify-center rounded-full border ${
                isDone ? 'border-success text-success' : 'border-line-strong'
              }`}
            >
              {isDone ? <CheckIcon className="size-3.5" /> : null}
            </span>
            <div className="min-w-0">
              {isDone ? (
                <p className="text-muted">
                  {t(`checklist.${name}`)}
                  <span className="sr-only"> {t('checklistItemDone')}</span>
                </p>
              ) : (
                <>
                  <Link href={`${studioPath}/${screens[name]}`} className="font-medium">
                    {t(`checklist.${name}`)}
                  </Link>
                  <p className="text-muted text-sm">{t(`checklistText.${name}`)}</p>
                </>
              )}
            </div>
          </li>
        ))}
      </ul>
      <Button
        variant="quiet"
        size="small"
        className="-ms-2 mt-2"
        isBusy={hide.isBusy}
        onClick={() => hide.change()}
      >
        {t('checklistHide')}
      </Button>
    </section>
  );
}
