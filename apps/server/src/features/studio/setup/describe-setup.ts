import type { StudioSetup } from '@rostra/contract';
import { countStarterEntries, listStarterItems } from '../../content/index.ts';
import { areFirstStepsPending } from '../../staff/index.ts';
import type { StudioContext } from '../context.ts';

/** What the first steps in the studio need to know. */
export async function describeSetup({
  content,
  delivery,
  allCollections,
}: StudioContext): Promise<StudioSetup> {
  const { queries } = content.db;
  const entries = await countStarterEntries(queries, allCollections);
  const [files, landing] = await Promise.all(
    ['files', 'landing'].map((kind) => listStarterItems(queries, kind)),
  );
  return {
    isPending: await areFirstStepsPending(queries),
    starter: {
      exists: entries.total > 0 || (landing?.length ?? 0) > 0,
      entries: entries.total,
      changed: entries.changed,
      files: files?.length ?? 0,
    },
    sendsMail: delivery === 'sent',
    hasMailbox: delivery === 'mailbox',
  };
}
