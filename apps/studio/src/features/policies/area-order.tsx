import { orderPolicies, type StudioPolicyArea } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Badge, Link, useToast } from '@rostra/ui';
import { useSavedChoice } from '@rostra/ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { type DragEvent, useId, useRef, useState } from 'react';
import { entriesKey } from '../../lib/content/entries-key.ts';
import { editorPath } from '../../lib/content/entry-paths.ts';
import { MoveButtons } from '../../lib/controls/move-buttons.tsx';
import { useAreaName } from '../../lib/policy-areas.ts';
import { useSite } from '../../lib/site.ts';
import { useErrorText } from '../../lib/use-error-text.ts';
import { useApi, useCan } from '../../session/session-provider.tsx';
import { LeadBadge } from './lead-badge.tsx';

/** The policies of one area. They can be dragged, or moved with their buttons or Alt+↑ and Alt+↓. */
export function AreaOrder({ area: { area, path, policies } }: { area: StudioPolicyArea }) {
  const t = useMessages('studio-pages');
  const editor = useMessages('studio-editor');
  const areaName = useAreaName();
  const studio = useMessages('studio');
  const forms = useMessages('studio-forms');
  const errorText = useErrorText();
  const api = useApi();
  const mayOrder = useCan()('content.edit');
  const toast = useToast();
  const queryClient = useQueryClient();
  const { languages } = useSite();
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const [dragged, setDragged] = useState<number>();
  const [shown, choose] = useSavedChoice(policies, async (next) => {
    try {
      await api(orderPolicies, {
        params: { area },
        body: { documentIds: next.map(({ documentId }) => documentId) },
      });
    } catch (error) {
      toast.add({
        variant: 'destructive',
        title: forms('saveFailed'),
        description: errorText(error),
      });
    }
    await queryClient.invalidateQueries({ queryKey: entriesKey });
  });
  const move = (from: number, to: number) => {
    const policy = shown[from];
    if (!policy || to < 0 || to >= shown.length || from === to) return;
    choose(shown.toSpliced(from, 1).toSpliced(to, 0, policy));
    setAnnouncement(editor('moved', { position: to + 1, count: shown.length }));
  };
  const moveByKey = (from: number, to: number) => {
    move(from, to);
    requestAnimationFrame(() =>
      list.current?.children[to]?.querySelector<HTMLElement>('a')?.focus(),
    );
  };
  return (
    <section aria-labelledby={id} className="mt-8">
      <div className="flex flex-wrap items-baseline gap-x-3 border-ink border-b pb-2">
        <h2 id={id} className="font-sans font-semibold text-sm">
          {areaName(area)}
        </h2>
        <a href={path} className="text-muted text-xs">
          {path}
        </a>
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {shown.length === 0 ? <p className="py-3 text-muted">{t('noPolicies')}</p> : null}
      <ol ref={list}>
        {shown.map((policy, index) => (
          <li
            key={policy.documentId}
            draggable={mayOrder}
            onDragStart={(event: DragEvent) => {
              event.dataTransfer.effectAllowed = 'move';
              setDragged(index);
            }}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event: DragEvent) => {
              if (dragged !== undefined) event.preventDefault();
            }}
            onDrop={(event: DragEvent) => {
              event.preventDefault();
              if (dragged !== undefined) move(dragged, index);
            }}
            onKeyDown={(event) => {
              if (!mayOrder || !event.altKey) return;
              if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
              event.preventDefault();
              moveByKey(index, index + (event.key === 'ArrowUp' ? -1 : 1));
            }}
            className="flex items-center gap-3 border-line border-b py-2"
          >
            <span className="figures-table w-5 shrink-0 text-muted text-xs">{index + 1}</span>
            <div className="min-w-0 flex-1">
              <Link
                href={editorPath('policies', {
                  documentId: policy.documentId,
                  locale: languages[0] ?? 'en',
                })}
                className="font-medium text-ink no-underline hover:underline"
              >
                <bdi>{policy.title || studio('untitled')}</bdi>
              </Link>
              <span className="mt-0.5 flex flex-wrap items-center gap-2 text-muted text-xs">
                {policy.state === 'live' ? null : <Badge>{studio(`state.${policy.state}`)}</Badge>}
                {policy.leads ? <LeadBadge path={path} reason={policy.leads} /> : null}
              </span>
            </div>
            {mayOrder && shown.length > 1 ? (
              <MoveButtons
                title={policy.title || studio('untitled')}
                isFirst={index === 0}
                isLast={index === shown.length - 1}
                onMove={(by) => move(index, index + by)}
              />
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
