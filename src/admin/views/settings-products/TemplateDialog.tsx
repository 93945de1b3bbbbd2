'use client';

import { Plus, Trash2 } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { TEMPLATE_ITEMS } from '@/domain/product-template';
import { amongIts } from '@/domain/selection-cascade';
import type { TemplateView } from '@/server/studio/templates-repo';
import { Button } from '../../components/Button';
import { SelectField, TextField } from '../../components/Field';
import { FormDialog } from '../../components/FormDialog';
import { useAct } from '../../components/use-act';
import { useCall } from '../../components/use-call';
import { PriceField } from '../project/products/PriceField';
import css from './templates.module.css';

interface Line {
  key: number;
  name: string;
  min: string;
  max: string;
  extra_price: TemplateView['items'][number]['extra_price'];
  /** Key of the line its photographs are chosen among. */
  among: number | null;
  from_favourites?: boolean | undefined;
}

const EMPTY: TemplateView['items'][number] = { name: '', minphotos: null, maxphotos: null };

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
    (template?.items ?? [EMPTY]).map((item, key) => ({
      key,
      name: item.name,
      min: String(item.minphotos ?? ''),
      max: String(item.maxphotos ?? ''),
      extra_price: item.extra_price,
      among: item.among ?? null,
      from_favourites: item.from_favourites,
    })),
  );
  const fields = lines.flatMap((_line, i) =>
    ['name', 'minphotos', 'maxphotos', 'extra_price', 'among'].map((name) => `items.${i}.${name}`),
  );
  const { busy, errors, act } = useAct(['name', ...fields]);
  const change = (key: number, what: Partial<Line>) =>
    setLines(lines.map((line) => (line.key === key ? { ...line, ...what } : line)));
  const submit = (given: FormData) => {
    const name = String(given.get('name') ?? '');
    const items = lines.map((line) => {
      const among = lines.findIndex(({ key }) => key === line.among);
      return {
        name: line.name,
        minphotos: number(line.min),
        maxphotos: number(line.max),
        ...(line.extra_price && { extra_price: line.extra_price }),
        ...(among >= 0 && { among }),
        ...(line.from_favourites && { from_favourites: true }),
      };
    });
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
          <LineRules line={line} lines={lines} onChange={(what) => change(line.key, what)} />
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
              {
                key: Math.max(...lines.map(({ key }) => key)) + 1,
                name: '',
                min: '',
                max: '',
                extra_price: null,
                among: null,
              },
            ])
          }
        >
          <Plus aria-hidden /> {t('lineAdd')}
        </Button>
      </div>
    </FormDialog>
  );
}

/** A line's further rules: the price of each extra, and the line its photographs are chosen among. */
function LineRules({
  line,
  lines,
  onChange,
}: {
  line: Line;
  lines: Line[];
  onChange: (what: Partial<Line>) => void;
}) {
  const t = useTranslations('admin-studio.products');
  const locale = useLocale();
  const linked = lines.map(({ key, among }) => ({
    id: String(key),
    among: among === null ? null : String(among),
  }));
  const round = new Set([String(line.key), ...amongIts(linked, String(line.key)).map(({ id }) => id)]);
  const others = lines.filter(({ key, name }) => name.trim() !== '' && !round.has(String(key)));
  return (
    <details className={css.rules} open={Boolean(line.extra_price) || line.among !== null || undefined}>
      <summary>{t('more')}</summary>
      <PriceField
        label={t('extraPrice')}
        help={t('extraPriceHelp')}
        value={line.extra_price ?? null}
        currency={locale === 'he' ? 'ILS' : 'USD'}
        onChange={(extra_price) => onChange({ extra_price })}
      />
      {others.length > 0 || line.among !== null ? (
        <SelectField
          label={t('among')}
          help={t('amongHelp')}
          value={line.among === null ? '' : String(line.among)}
          options={[
            { value: '', label: t('amongAll') },
            ...others.map(({ key, name }) => ({ value: String(key), label: name })),
          ]}
          onChange={({ currentTarget }) =>
            onChange({ among: currentTarget.value === '' ? null : Number(currentTarget.value) })
          }
        />
      ) : null}
    </details>
  );
}
