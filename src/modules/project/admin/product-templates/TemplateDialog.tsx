'use client';

import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import type { TemplateView } from '@/modules/project/queries/templates-repo';
import { TEMPLATE_ITEMS } from '@/modules/project/rules/product-template';
import { Button } from '@/ui/admin/Button';
import { TextField } from '@/ui/admin/Field';
import { FormDialog } from '@/ui/admin/FormDialog';
import { type FieldErrors, useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import { TemplateLine } from './TemplateLine';
import { emptyLine, itemsOf, type Line, linesOf } from './template-lines';

const FIELDS = ['name', 'minphotos', 'maxphotos', 'extra_price', 'among', 'closes_after'];

/** A template's name and its products, one line each. */
export function TemplateDialog({
  template,
  onClose,
  onDone,
}: {
  template: TemplateView | null;
  onClose: () => void;
  onDone: () => void;
}) {
  const t = useTranslations('admin-studio.products');
  const words = useTranslations('admin');
  const call = useCall();
  const [lines, setLines] = useState<Line[]>(() => (template ? linesOf(template.items) : [emptyLine('0')]));
  const made = useRef(0);
  const fields = lines.flatMap((_line, i) => FIELDS.map((name) => `items.${i}.${name}`));
  const { busy, errors, act } = useAct(['name', ...fields]);
  const errorsOf = (at: number): FieldErrors =>
    Object.fromEntries(
      FIELDS.flatMap((name) => {
        const said = errors[`items.${at}.${name}`];
        return said ? [[name, said]] : [];
      }),
    );
  const submit = (given: FormData) => {
    const name = String(given.get('name') ?? '');
    const path = '/api/x/studio/product-templates';
    void act(async () => {
      await call(template ? `${path}/${template.id}` : path, {
        method: template ? 'PUT' : 'POST',
        body: { name, items: itemsOf(lines) },
      });
      onDone();
    });
  };
  return (
    <FormDialog
      title={template ? t('editTitle') : t('add')}
      accept={words('save')}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('templateName')}
        name="name"
        dir="auto"
        autoComplete="off"
        autoFocus
        maxLength={200}
        defaultValue={template?.name ?? ''}
        errors={errors.name}
      />
      {lines.map((line, i) => (
        <TemplateLine
          key={line.key}
          line={line}
          nr={i + 1}
          lines={lines}
          errors={errorsOf(i)}
          onChange={(what) =>
            setLines((now) => now.map((one) => (one.key === line.key ? { ...one, ...what } : one)))
          }
          onRemove={() =>
            setLines((now) =>
              now
                .filter(({ key }) => key !== line.key)
                .map((one) => (one.among === line.key ? { ...one, among: null } : one)),
            )
          }
        />
      ))}
      <div>
        <Button
          disabled={lines.length >= TEMPLATE_ITEMS}
          onClick={() => {
            made.current += 1;
            const key = `new${made.current}`;
            setLines((now) => [...now, emptyLine(key)]);
          }}
        >
          <Plus aria-hidden /> {t('lineAdd')}
        </Button>
      </div>
    </FormDialog>
  );
}
