import { listStudioEntries } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { TextField } from '@rostra/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useCollections } from '../../../../lib/content/collections.ts';
import { publicPath } from '../../../../lib/content/entry-paths.ts';
import { FormFrame } from '../../../../lib/form/form-frame.tsx';
import { useStudioForm } from '../../../../lib/form/use-studio-form.ts';
import { useDebounced } from '../../../../lib/use-debounced.ts';
import { useApi } from '../../../../session/session-provider.tsx';
import { StateBadge } from '../../entries/state-badge.tsx';

interface LinkDialogProps {
  isOpen: boolean;
  /** The address of the link at the cursor. */
  current: string | undefined;
  hasSelection: boolean;
  onClose: () => void;
  /** The text is used where no words are selected. An empty address removes the link. */
  onLink: (href: string, text?: string) => void;
}

/** Links to an address, or to another text of the site, found by its title. */
export function LinkDialog({ isOpen, ...props }: LinkDialogProps) {
  const t = useMessages('studio-editor');
  return (
    <Dialog isOpen={isOpen} onClose={props.onClose} title={t('tool.link')} startsInField>
      {isOpen ? <LinkForm {...props} /> : null}
    </Dialog>
  );
}

const isAddress = (text: string) => /^(https?:\/\/|mailto:|\/|#)/.test(text);

function LinkForm({ current, hasSelection, onClose, onLink }: Omit<LinkDialogProps, 'isOpen'>) {
  const t = useMessages('studio-editor');
  const api = useApi();
  const collections = useCollections();
  const form = useStudioForm({
    initial: { target: current ?? '' },
    check: ({ target }) => ({ target: isAddress(target.trim()) ? undefined : t('addressInvalid') }),
    save: ({ target }) => choose(target.trim(), target.trim()),
  });
  const search = useDebounced(form.values.target.trim(), 200);
  const found = useQuery({
    queryKey: ['entries', 'links', search],
    enabled: search !== '' && !isAddress(search),
    queryFn: async ({ signal }) => {
      const lists = await Promise.all(
        collections.map(async (collection) => {
          const query = { kind: collection.kind, search, pageSize: 4 };
          const { data } = await api(listStudioEntries, { query }, { signal });
          return data.map((entry) => ({ entry, path: publicPath(collection, entry.slug) }));
        }),
      );
      return lists.flat();
    },
  });
  const choose = (href: string, title: string) => {
    onLink(href, hasSelection || current ? undefined : title);
    onClose();
  };
  return (
    <FormFrame
      form={form}
      action={t('setLink')}
      actions={
        current ? (
          <Button
            variant="secondary"
            onClick={() => {
              onLink('');
              onClose();
            }}
          >
            {t('removeLink')}
          </Button>
        ) : null
      }
      className="mt-4"
    >
      <TextField label={t('linkTarget')} help={t('linkHelp')} {...form.field('target')} />
      <p role="status" className="sr-only">
        {found.data ? t('linkResults', { count: found.data.length }) : null}
      </p>
      <ul>
        {(isAddress(search) ? [] : (found.data ?? [])).map(({ entry, path }) => (
          <li key={`${entry.kind} ${entry.documentId}`}>
            <button
              type="button"
              onClick={() => choose(path, entry.title)}
              className="flex min-h-10 w-full flex-wrap items-center justify-between gap-2 rounded px-2 py-1.5 text-start hover:bg-sunken"
            >
              <bdi className="font-medium">{entry.title}</bdi>
              <StateBadge entry={entry} />
            </button>
          </li>
        ))}
      </ul>
    </FormFrame>
  );
}
