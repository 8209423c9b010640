import {
  defaultFooter,
  type FooterGroup,
  footerGroups,
  footerPages,
  MAX_FOOTER_GROUPS,
} from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { FooterGroupFields } from './footer-group-fields.tsx';
import { moveItem } from './move-item.ts';
import { useFocusOnError } from './use-focus-on-error.ts';

interface FooterFieldProps {
  value: readonly FooterGroup[];
  /** What the server said about it. */
  error?: string | undefined;
  onChange: (groups: FooterGroup[]) => void;
}

/** The columns of the footer. */
export function FooterField({ value, error, onChange }: FooterFieldProps) {
  const t = useMessages('studio-settings');
  const site = useMessages('site');
  const fields = useFocusOnError(error);
  const used = value.flatMap(({ entries }) => entries);
  const offered = footerPages.filter((page) => !used.includes(page));
  const hiddenGroups = footerGroups.filter((name) => value.every(({ title }) => title !== name));
  const isFull = value.length >= MAX_FOOTER_GROUPS;
  const add = (title: FooterGroup['title']) => onChange([...value, { title, entries: [] }]);
  return (
    <fieldset ref={fields}>
      <legend className="sr-only">{t('footer')}</legend>
      <p className="mb-4 text-muted">{t('footer.help')}</p>
      {value.map((group, index) => (
        <FooterGroupFields
          // biome-ignore lint/suspicious/noArrayIndexKey: groups have no identity of their own, and their titles are edited here
          key={index}
          value={group}
          offered={offered}
          position={{ isFirst: index === 0, isLast: index === value.length - 1 }}
          isChecked={error !== undefined}
          onChange={(next) => onChange(value.with(index, next))}
          onMove={(by) => onChange(moveItem(value, index, by))}
          onRemove={() => onChange(value.toSpliced(index, 1))}
        />
      ))}
      <p role="alert" className="mt-2 text-danger text-sm">
        {error}
      </p>
      <div className="mt-4 flex flex-wrap gap-2 border-line border-t pt-4">
        {hiddenGroups.map((name) => (
          <Button
            key={name}
            variant="secondary"
            size="small"
            disabled={isFull}
            onClick={() => add(name)}
          >
            {t('footer.showGroup', { name: site(name) })}
          </Button>
        ))}
        <Button
          variant="secondary"
          size="small"
          disabled={isFull}
          onClick={() => add({ label: '' })}
        >
          {t('footer.addGroup')}
        </Button>
        {isDefault(value) ? null : (
          <Button variant="quiet" size="small" onClick={() => onChange(copyOfDefault())}>
            {t('footer.reset')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

const copyOfDefault = (): FooterGroup[] =>
  defaultFooter.map(({ title, entries }) => ({ title, entries: [...entries] }));

const isDefault = (groups: readonly FooterGroup[]) =>
  JSON.stringify(groups) === JSON.stringify(defaultFooter);
