import type { FileUse } from '@rostra/contract';
import { studioPath } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Badge, TextLink } from '@rostra/ui';
import { useId } from 'react';
import { useFindCollection } from '../../../lib/content/collections.ts';
import { editorPath } from '../../../lib/content/entry-paths.ts';
import { useCan } from '../../../session/session-provider.tsx';

export function FileUses({ uses }: { uses: readonly FileUse[] }) {
  const t = useMessages('studio-media');
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-10 max-w-measure">
      <h2 id={id} className="border-ink border-b pb-2 font-sans font-semibold text-sm">
        {t('usesTitle')}
      </h2>
      {uses.length === 0 ? (
        <p className="py-3 text-muted">{t('unused')}</p>
      ) : (
        <UseList uses={uses} />
      )}
    </section>
  );
}

export function UseList({ uses }: { uses: readonly FileUse[] }) {
  return (
    <ul>
      {uses.map((use) => (
        <li
          key={`${use.kind} ${use.documentId} ${use.locale}`}
          className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-line border-b py-2.5"
        >
          <UseTitle use={use} />
          <UsePlaces use={use} />
        </li>
      ))}
    </ul>
  );
}

function UseTitle({ use }: { use: FileUse }) {
  const t = useMessages('studio-media');
  const can = useCan();
  const section = useFindCollection()(use.kind)?.section;
  if (use.kind === 'landing') {
    return can('content.edit') ? (
      <TextLink href={`${studioPath}/main-pages/landing`}>{t('landingPage')}</TextLink>
    ) : (
      <span className="font-medium">{t('landingPage')}</span>
    );
  }
  if (use.kind === 'settings') {
    return can('settings.edit') ? (
      <TextLink href={`${studioPath}/settings`}>{t('logoOfSite')}</TextLink>
    ) : (
      <span className="font-medium">{t('logoOfSite')}</span>
    );
  }
  const title = <bdi>{use.title || t('untitled')}</bdi>;
  return section && !use.isDeleted ? (
    <TextLink href={editorPath(section, use)}>{title}</TextLink>
  ) : (
    <span className="font-medium">{title}</span>
  );
}

function UsePlaces({ use: { places, isDeleted } }: { use: FileUse }) {
  const t = useMessages('studio-media');
  if (isDeleted) return <Badge>{t('inTrash')}</Badge>;
  // A text that readers see now is an edition, too.
  const present = places.filter((place) => place !== 'edition');
  const place = present.length > 1 ? 'both' : (present[0] ?? places[0] ?? 'draft');
  return <Badge tone={place === 'draft' ? 'neutral' : 'success'}>{t(`place.${place}`)}</Badge>;
}
