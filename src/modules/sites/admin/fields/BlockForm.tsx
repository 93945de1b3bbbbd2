'use client';

import { CheckField, SelectField, TextField } from '@/ui/admin/Field';
import type { ProseWords } from '../../rules/prose-words';
import type { FormField, Words } from '../state/parts';
import { useBlockWords } from '../state/use-block-words';
import { ItemsField, type Values } from './ItemsField';
import { LinkField, type LinkValue } from './LinkField';
import { ListedField } from './ListedField';
import { PictureField, PicturesField } from './PictureFields';
import { ProjectField } from './ProjectField';
import { ProseField } from './ProseField';
import { WordsField } from './WordsField';

interface FieldProps {
  type: string;
  list: string;
  field: FormField;
  value: unknown;
  onChange: (value: unknown) => void;
}

function Field({ type, list, field, value, onChange }: FieldProps) {
  const words = useBlockWords();
  const label = words.field(type, field.name, list);
  switch (field.kind) {
    case 'words':
      return <WordsField label={label} max={field.max} value={value as Words} onChange={onChange} />;
    case 'prose':
      return (
        <ProseField
          name={list ? undefined : field.name}
          label={label}
          max={field.max}
          value={value as ProseWords}
          onChange={onChange}
        />
      );
    case 'picture':
      return <PictureField label={label} value={(value as string | null) ?? null} onChange={onChange} />;
    case 'pictures':
      return (
        <PicturesField
          label={label}
          max={field.max}
          value={(value as string[] | undefined) ?? []}
          onChange={onChange}
        />
      );
    case 'link':
      return <LinkField label={label} value={value as LinkValue | undefined} onChange={onChange} />;
    case 'project':
      return <ProjectField label={label} value={(value as string | null) ?? null} onChange={onChange} />;
    case 'listed':
      return <ListedField label={label} from={field.from} value={String(value ?? '')} onChange={onChange} />;
    case 'items':
      return (
        <ItemsField
          type={type}
          field={field}
          label={label}
          value={(value as Values[] | undefined) ?? []}
          form={(values, change) => (
            <BlockForm type={type} list={field.name} form={field.fields} values={values} onChange={change} />
          )}
          onChange={onChange}
        />
      );
    case 'switch':
      return (
        <CheckField
          label={label}
          checked={value === true}
          onChange={({ target }) => onChange(target.checked)}
        />
      );
    case 'choice':
      return (
        <SelectField
          label={label}
          value={String(value ?? field.options[0] ?? '')}
          options={field.options.map((option) => ({
            value: option,
            label: words.option(type, field.name, option),
          }))}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case 'number':
      return (
        <TextField
          label={label}
          type="number"
          value={value === undefined || value === null ? '' : String(value)}
          min={field.min ?? undefined}
          max={field.max ?? undefined}
          step={field.whole ? 1 : 'any'}
          onChange={({ target }) => {
            const number = target.valueAsNumber;
            if (Number.isNaN(number)) return onChange(undefined);
            onChange(Math.min(field.max ?? number, Math.max(field.min ?? number, number)));
          }}
        />
      );
    default:
      return (
        <TextField
          label={label}
          value={String(value ?? '')}
          {...(field.max ? { maxLength: field.max } : {})}
          onChange={({ target }) => onChange(target.value)}
        />
      );
  }
}

/** Whether a field's text has an effect with the other values of the form. */
const isShown = (field: FormField, values: Values) =>
  field.kind !== 'words' || !field.when || values[field.when.field] === field.when.is;

/** The form of a block, or of an item of its list, generated from its settings. */
export function BlockForm({
  type,
  list = '',
  form,
  values,
  onChange,
}: {
  type: string;
  list?: string;
  form: FormField[];
  values: Values;
  onChange: (name: string, value: unknown) => void;
}) {
  const shown = form.filter((field) => isShown(field, values));
  return shown.map((field) => (
    <Field
      key={field.name}
      type={type}
      list={list}
      field={field}
      value={values[field.name]}
      onChange={(value) => onChange(field.name, value)}
    />
  ));
}
