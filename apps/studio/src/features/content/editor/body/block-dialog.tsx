import { type BlockField, type BlockInfo, editorBlocks, isNeeded } from '@rostra/markdown-editor';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { CheckboxField, TextField } from '@rostra/ui/forms';
import { type FormEvent, useState } from 'react';
import { FileField } from './file-field.tsx';

type Attributes = Readonly<Record<string, string | undefined>>;

interface BlockDialogProps {
  /** The selected block; undefined if closed. */
  block: BlockInfo | undefined;
  onClose: () => void;
  onSave: (attributes: Attributes) => void;
}

/** What cannot be set in the text itself, such as the address of a button. */
export function BlockDialog({ block, onClose, onSave }: BlockDialogProps) {
  const t = useMessages('studio-editor');
  const title = block ? t(`tool.${block.name}`) : '';
  return (
    <Dialog isOpen={block !== undefined} onClose={onClose} title={title} startsInField>
      {block ? <BlockForm block={block} onSave={onSave} /> : null}
    </Dialog>
  );
}

const ADDRESS = /^(?:https?:\/\/.|mailto:.|tel:.|#.|\/(?!\/))/i;

function BlockForm({ block, onSave }: { block: BlockInfo; onSave: BlockDialogProps['onSave'] }) {
  const t = useMessages('studio-editor');
  const forms = useMessages('studio-forms');
  const { fields } = editorBlocks[block.name];
  const [values, setValues] = useState<Attributes>(block.attributes);
  const [wrong, setWrong] = useState<string>();
  const set = (name: string, value: string | undefined) => {
    setValues({ ...values, [name]: value });
    setWrong(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const trimmed = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, value?.trim()]),
    );
    const invalid = fields.find(
      (field) => isNeeded(field) && !ADDRESS.test(trimmed[field.name] ?? ''),
    );
    if (invalid) return setWrong(invalid.name);
    onSave(trimmed);
  };
  return (
    <form onSubmit={submit} className="mt-4" noValidate>
      {fields.map((field) => (
        <Field
          key={field.name}
          field={field}
          value={values[field.name]}
          error={
            wrong === field.name
              ? t(field.kind === 'file' ? 'blockMissing.file' : 'blockMissing.address')
              : undefined
          }
          onChange={(value) => set(field.name, value)}
        />
      ))}
      <Button type="submit">{forms('save')}</Button>
    </form>
  );
}

interface FieldProps {
  field: BlockField;
  value: string | undefined;
  error: string | undefined;
  onChange: (value: string | undefined) => void;
}

function Field({ field, value, error, onChange }: FieldProps) {
  const { name, kind } = field;
  const t = useMessages('studio-editor');
  const label = t.optional(`blockField.${name}`) ?? name;
  if (kind === 'switch') {
    return (
      <CheckboxField
        label={label}
        checked={value !== undefined}
        onChange={({ target }) => onChange(target.checked ? '' : undefined)}
      />
    );
  }
  if (field.kind === 'file') {
    return (
      <FileField field={field} label={label} value={value} error={error} onChange={onChange} />
    );
  }
  return (
    <TextField
      label={label}
      value={value ?? ''}
      error={error}
      isOptional={kind === 'line'}
      help={kind === 'address' ? t('blockAddressHelp') : undefined}
      onChange={({ target }) =>
        onChange(kind === 'line' && target.value === '' ? undefined : target.value)
      }
    />
  );
}
