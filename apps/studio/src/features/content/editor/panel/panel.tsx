import type { MediaFile, StudioEntry } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { TextLink } from '@rostra/ui';
import type { ReactNode } from 'react';
import { previewPath, sectionOf, versionsPath } from '../../../../lib/content/sections.ts';
import { auditPathOf } from '../../../../lib/paths.ts';
import { useSite } from '../../../../lib/site.ts';
import { useCan } from '../../../../session/session-provider.tsx';
import { publicPath } from '../../entries/public-path.ts';
import { AreaFields, PlanField } from './choice-fields.tsx';
import { FilesField } from './files-field.tsx';
import { KeyPoints } from './key-points.tsx';
import { Languages } from './languages.tsx';
import { LeadHint } from './lead-hint.tsx';
import { PictureField } from './picture-field.tsx';
import { ManyRelation, OneRelation } from './relation-fields.tsx';
import { SeoFields } from './seo-fields.tsx';
import { LongTextField, SlugField } from './text-fields.tsx';

/** Everything about an entry besides its title and text. */
export function Panel({ entry }: { entry: StudioEntry }) {
  const t = useMessages('studio-editor');
  const versions = useMessages('studio-versions');
  const preview = useMessages('studio-preview');
  const audit = useMessages('studio-audit');
  const can = useCan();
  const section = sectionOf(entry.kind);
  const { languages } = useSite();
  const path = (slug: string) => publicPath({ kind: entry.kind, slug });
  return (
    <>
      {section ? (
        <p className="flex gap-5 px-4 pt-4 desk:pt-4.5">
          <TextLink href={previewPath(section, entry)} className="desk:hidden">
            {preview('title')}
          </TextLink>
          <TextLink href={versionsPath(section, entry)}>{versions('title')}</TextLink>
          {can('audit.read') ? (
            <TextLink href={auditPathOf(entry)}>{audit('ofText')}</TextLink>
          ) : null}
        </p>
      ) : null}
      <PanelSection title={t('section.basics')}>
        <SlugField path={path} />
        {fieldsOf(entry)}
      </PanelSection>
      {section && languages.length > 1 ? (
        <PanelSection title={t('section.languages')}>
          <Languages section={section} />
        </PanelSection>
      ) : null}
      <PanelSection title={t('section.search')}>
        <SeoFields path={path} />
      </PanelSection>
    </>
  );
}

function fieldsOf(entry: StudioEntry): ReactNode {
  const { kind, draft, documentId } = entry;
  if (kind === 'policies') {
    return (
      <>
        <AreaFields />
        <LeadHint documentId={documentId} />
        <LongTextField name="summary" />
        <KeyPoints />
      </>
    );
  }
  const picture = (draft.featuredImage ?? undefined) as MediaFile | undefined;
  if (kind === 'member-contents') {
    return (
      <>
        <PlanField entry={entry} />
        <LongTextField name="excerpt" />
        <OneRelation name="author" options="authors" />
        <OneRelation name="category" options="categories" />
        <PictureField initial={picture} />
        <FilesField entry={entry} initial={(draft.attachments ?? []) as MediaFile[]} />
      </>
    );
  }
  return (
    <>
      <LongTextField name="excerpt" />
      <OneRelation name="author" options="authors" />
      <ManyRelation name="categories" options="categories" />
      <ManyRelation name="tags" options="tags" />
      <PictureField initial={picture} />
    </>
  );
}

function PanelSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-line border-b px-4 py-4">
      <h2 className="font-sans font-semibold text-sm">{title}</h2>
      {children}
    </section>
  );
}
