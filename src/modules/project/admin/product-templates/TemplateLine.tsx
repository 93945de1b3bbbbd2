'use client';

import { Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { amongIts } from '@/modules/picks/rules/selection-cascade';
import { CLOSES_AFTER_MOST } from '@/modules/project/rules/product-rules';
import { Button } from '@/ui/admin/Button';
import { TextField } from '@/ui/admin/Field';
import type { FieldErrors } from '@/ui/admin/use-act';
import { RuleFields } from '../products/RuleFields';
import type { Line } from './template-lines';
import css from './templates.module.css';

/** A product of a template: name and numbers in a line, further rules collapsed below. */
export function TemplateLine({
  line,
  nr,
  lines,
  errors,
  onChange,
  onRemove,
}: {
  line: Line;
  /** Its number, from 1. */
  nr: number;
  lines: Line[];
  /** By field name. */
  errors: FieldErrors;
  onChange: (what: Partial<Line>) => void;
  onRemove: () => void;
}) {
  const t = useTranslations('admin-studio.products');
  const numberField = (field: 'min' | 'max', of: 'minphotos' | 'maxphotos') => (
    <TextField
      label={t(field === 'min' ? 'lineMin' : 'lineMax')}
      type="number"
      inputMode="numeric"
      min={1}
      value={line[field]}
      errors={errors[of]}
      onChange={({ currentTarget }) => onChange({ [field]: currentTarget.value })}
    />
  );
  return (
    <fieldset className={css.line}>
      <legend>{t('line', { number: nr })}</legend>
      <TextField
        label={t('lineName')}
        dir="auto"
        value={line.name}
        maxLength={200}
        errors={errors.name}
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
      {numberField('min', 'minphotos')}
      {numberField('max', 'maxphotos')}
      <Button
        iconOnly
        look="quiet"
        disabled={lines.length === 1}
        aria-label={t('lineRemove', { number: nr })}
        onClick={onRemove}
      >
        <Trash2 aria-hidden />
      </Button>
      <LineRules line={line} lines={lines} errors={errors} onChange={onChange} />
    </fieldset>
  );
}

function LineRules({
  line,
  lines,
  errors,
  onChange,
}: {
  line: Line;
  lines: Line[];
  errors: FieldErrors;
  onChange: (what: Partial<Line>) => void;
}) {
  const t = useTranslations('admin-studio.products');
  const set = Boolean(line.extra_price) || line.among !== null || line.from_favourites || line.after !== '';
  const wrong = ['extra_price', 'among', 'closes_after'].some((field) => errors[field]);
  const [open, setOpen] = useState(set);
  // The product itself, and products chosen among its picks, would make a cycle.
  const round = new Set([
    line.key,
    ...amongIts(
      lines.map(({ key, among }) => ({ id: key, among })),
      line.key,
    ).map(({ id }) => id),
  ]);
  const others = lines.filter(({ key, name }) => name.trim() !== '' && !round.has(key));
  return (
    <details
      className={css.rules}
      open={open || wrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('more')}</summary>
      <RuleFields
        values={line}
        others={others.map(({ key, name }) => ({ id: key, name }))}
        currency={lines.find(({ extra_price }) => extra_price)?.extra_price?.currency}
        errors={errors}
        onChange={onChange}
      >
        <TextField
          label={t('closesAfter')}
          help={t('closesAfterHelp')}
          type="number"
          inputMode="numeric"
          min={1}
          max={CLOSES_AFTER_MOST}
          optional
          value={line.after}
          errors={errors.closes_after}
          onChange={({ currentTarget }) => onChange({ after: currentTarget.value })}
        />
      </RuleFields>
    </details>
  );
}
