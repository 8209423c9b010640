import type { StudioField } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { TextLink } from '@rostra/ui';
import type { ReactNode } from 'react';
import { previewPath, versionsPath } from '../../../../lib/content/entry-paths.ts';
import { auditPathOf } from '../../../../lib/paths.ts';
import { useSite } from '../../../../lib/site.ts';
import { useCan } from '../../../../session/session-provider.tsx';
import { fieldEditors } from '../field-editors/field-editors.ts';
import { useEditor } from '../fields/use-field.ts';
import { Languages } from './languages.tsx';

/** Everything about an entry besides its title and text. */
export function Panel() {
  const t = useMessages('studio-editor');
  const versions = useMessages('studio-versions');
  const preview = useMessages('studio-preview');
  const audit = useMessages('studio-audit');
  const can = useCan();
  const { collection, entry } = useEditor();
  const { section, isLocalized } = collection;
  const { languages } = useSite();
  const fields = collection.fields.filter(({ name }) => !inTheMiddle.includes(name));
  const forSearch = fields.filter(({ editor }) => editor === 'seo');
  return (
    <>
      <p className="flex gap-5 px-4 pt-4 wide:pt-4.5">
        <TextLink href={previewPath(section, entry)} className="wide:hidden">
          {preview('title')}
        </TextLink>
        <TextLink href={versionsPath(section, entry)}>{versions('title')}</TextLink>
        {can('audit.read') ? (
          <TextLink href={auditPathOf(entry)}>{audit('ofText')}</TextLink>
        ) : null}
      </p>
      <PanelSection title={t('section.basics')}>
        <Fields fields={fields.filter((field) => !forSearch.includes(field))} />
      </PanelSection>
      {isLocalized && languages.length > 1 ? (
        <PanelSection title={t('section.languages')}>
          <Languages />
        </PanelSection>
      ) : null}
      {forSearch.length > 0 ? (
        <PanelSection title={t('section.search')}>
          <Fields fields={forSearch} />
        </PanelSection>
      ) : null}
    </>
  );
}

/** The title and the text are in the middle of the screen. */
const inTheMiddle = ['title', 'body'];

function Fields({ fields }: { fields: readonly StudioField[] }) {
  return fields.map((field) => {
    const Editor = fieldEditors[field.editor];
    return <Editor key={field.name} field={field} />;
  });
}

function PanelSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-line border-b px-4 py-4">
      <h2 className="font-sans font-semibold text-sm">{title}</h2>
      {children}
    </section>
  );
}
