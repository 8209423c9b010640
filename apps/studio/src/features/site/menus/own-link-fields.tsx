import { MAX_MENU_LABEL, type OwnLink } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { TextField } from '@rostra/ui/forms';

interface OwnLinkFieldsProps {
  value: OwnLink;
  /** Whether missing parts are marked. */
  isChecked: boolean;
  onChange: (link: OwnLink) => void;
}

const ADDRESS = /^(https?:\/\/\S+\.?\S*|\/(?![/\\])\S*)$/;

/** A link of the organisation in a menu. */
export function OwnLinkFields({ value, isChecked, onChange }: OwnLinkFieldsProps) {
  const t = useMessages('studio-settings');
  const forms = useMessages('studio-forms');
  const { label, href } = value;
  return (
    <div className="grid gap-x-3 sm:grid-cols-2">
      <TextField
        label={t('menu.label')}
        maxLength={MAX_MENU_LABEL}
        value={label}
        error={isChecked && label.trim() === '' ? forms('required') : undefined}
        onChange={({ target }) => onChange({ label: target.value, href })}
      />
      <TextField
        label={t('menu.href')}
        dir="ltr"
        maxLength={500}
        placeholder={pathTo(pages.about)}
        autoComplete="off"
        value={href}
        error={isChecked && !ADDRESS.test(href) ? t('menu.hrefInvalid') : undefined}
        onChange={({ target }) => onChange({ label, href: target.value.trim() })}
      />
    </div>
  );
}
