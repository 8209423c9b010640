import type { AuditAction, ListedAuditEntry } from '@rostra/contract';
import { studioPath } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { TextLink } from '@rostra/ui';
import { useFindCollection } from '../../lib/content/collections.ts';
import { editorPath } from '../../lib/content/entry-paths.ts';
import { filePath, memberPath } from '../../lib/paths.ts';
import { taxonomies } from '../content/index.ts';

/** Their names say everything, and the details the rest. */
const withoutTarget: readonly AuditAction[] = ['staff.set_up_owner', 'settings.change'];

/** What it was about, by its name at that time or now, with a link if it still exists. */
export function AuditTarget({ entry }: { entry: ListedAuditEntry }) {
  const t = useMessages('studio-audit');
  const studio = useMessages('studio');
  const find = useFindCollection();
  const { action, target } = entry;
  if (!target || withoutTarget.includes(action)) return null;
  const facts = { ...entry.before, ...entry.after };
  const recorded = [facts.title, facts.name].find(
    (value) => typeof value === 'string' && value !== '',
  );
  const unknown = target.kind === 'users' ? t('account', { id: target.id }) : studio('untitled');
  const label = typeof recorded === 'string' ? recorded : (target.name ?? unknown);
  const href = pathOf(entry, find);
  if (!href) return <bdi>{label}</bdi>;
  return (
    <TextLink href={href}>
      <bdi>{label}</bdi>
    </TextLink>
  );
}

function pathOf(
  { target, after }: ListedAuditEntry,
  find: ReturnType<typeof useFindCollection>,
): string | undefined {
  switch (target?.screen) {
    case 'entry': {
      const collection = find(target.kind);
      const locale = typeof after?.locale === 'string' ? after.locale : (target.locale ?? 'en');
      if (collection) return editorPath(collection.section, { documentId: target.id, locale });
      const taxonomy = taxonomies.find((name) => name === target.kind);
      return taxonomy && `${studioPath}/${taxonomy}`;
    }
    case 'file':
      return filePath(Number(target.id));
    case 'member':
      return memberPath(Number(target.id));
    case 'staff':
      return `${studioPath}/staff`;
    default:
      return undefined;
  }
}
