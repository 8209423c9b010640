import { type BlockField, type BlockInfo, editorBlocks, isNeeded } from '@rostra/markdown-editor';
import { useMessages } from '@rostra/messages/react';
import { Dialog } from '@rostra/ui/dialog';
import { CheckboxField, SelectField, TextField } from '@rostra/ui/forms';
import { FormFrame } from '../../../../lib/form/form-frame.tsx';
import { useStudioForm } from '../../../../lib/form/use-studio-form.ts';
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
  const form = useStudioForm<Attributes>({
    initial: block.attributes,
    check: (values) => {
      const wrong = fields.filter(
        (field) => isNeeded(field) && !ADDRESS.test(values[field.name]?.trim() ?? ''),
      );
      return Object.fromEntries(
        wrong.map(({ name, kind }) => [
          name,
          t(kind === 'file' ? 'blockMissing.file' : 'blockMissing.address'),
        ]),
      );
    },
    save: (values) =>
      onSave(
        Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value?.trim()])),
      ),
  });
  return (
    <FormFrame form={form} action={forms('save')} className="mt-4">
      {fields.map((field) => (
        <Field key={field.name} field={field} {...form.bind(field.name)} />
      ))}
    </FormFrame>
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
  if (field.kind === 'choice') {
    return (
      <SelectField
        label={label}
        value={value ?? field.options[0]}
        onChange={({ target }) => onChange(target.value)}
      >
        {field.options.map((option) => (
          <option key={option} value={option}>
            {t.optional(`blockChoice.${option}`) ?? option}
          </option>
        ))}
      </SelectField>
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
