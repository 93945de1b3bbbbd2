'use client';

import { Plus, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { TEMPLATE_ITEMS } from '@/domain/product-template';
import type { TemplateView } from '@/server/studio/templates-repo';
import { Button } from '../../components/Button';
import { TextField } from '../../components/Field';
import { FormDialog } from '../../components/FormDialog';
import { useAct } from '../../components/use-act';
import { useCall } from '../../components/use-call';
import css from './templates.module.css';

interface Line {
  key: number;
  name: string;
  min: string;
  max: string;
}

const number = (typed: string) => (typed.trim() === '' ? null : Number(typed));

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
  const [lines, setLines] = useState<Line[]>(() =>
    (template?.items ?? [{ name: '', minphotos: null, maxphotos: null }]).map((item, key) => ({
      key,
      name: item.name,
      min: String(item.minphotos ?? ''),
      max: String(item.maxphotos ?? ''),
    })),
  );
  const fields = lines.flatMap((_line, i) =>
    ['name', 'minphotos', 'maxphotos'].map((name) => `items.${i}.${name}`),
  );
  const { busy, errors, act } = useAct(['name', ...fields]);
  const change = (key: number, what: Partial<Line>) =>
    setLines(lines.map((line) => (line.key === key ? { ...line, ...what } : line)));
  const submit = (given: FormData) => {
    const name = String(given.get('name') ?? '');
    const items = lines.map((line) => ({
      name: line.name,
      minphotos: number(line.min),
      maxphotos: number(line.max),
    }));
    const path = '/api/x/studio/product-templates';
    void act(async () => {
      await call(template ? `${path}/${template.id}` : path, {
        method: template ? 'PUT' : 'POST',
        body: { name, items },
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
        <fieldset key={line.key} className={css.line}>
          <legend>{t('line', { number: i + 1 })}</legend>
          <TextField
            label={t('lineName')}
            dir="auto"
            value={line.name}
            maxLength={200}
            errors={errors[`items.${i}.name`]}
            onChange={({ target }) => change(line.key, { name: target.value })}
          />
          <TextField
            label={t('lineMin')}
            type="number"
            inputMode="numeric"
            min={1}
            value={line.min}
            errors={errors[`items.${i}.minphotos`]}
            onChange={({ target }) => change(line.key, { min: target.value })}
          />
          <TextField
            label={t('lineMax')}
            type="number"
            inputMode="numeric"
            min={1}
            value={line.max}
            errors={errors[`items.${i}.maxphotos`]}
            onChange={({ target }) => change(line.key, { max: target.value })}
          />
          <Button
            iconOnly
            look="quiet"
            disabled={lines.length === 1}
            aria-label={t('lineRemove', { number: i + 1 })}
            onClick={() => setLines(lines.filter(({ key }) => key !== line.key))}
          >
            <Trash2 aria-hidden />
          </Button>
        </fieldset>
      ))}
      <div>
        <Button
          disabled={lines.length >= TEMPLATE_ITEMS}
          onClick={() =>
            setLines([
              ...lines,
              { key: Math.max(...lines.map(({ key }) => key)) + 1, name: '', min: '', max: '' },
            ])
          }
        >
          <Plus aria-hidden /> {t('lineAdd')}
        </Button>
      </div>
    </FormDialog>
  );
}
