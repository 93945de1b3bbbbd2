'use client';

import { useTranslations } from 'next-intl';
import type { FormEvent, ReactNode } from 'react';
import { isSortBy, SORT_BY, sortWord } from '@/modules/access/rules/sort';
import type { Design } from '@/modules/project/rules/design-preview';
import { LAYOUT_COLORS, LAYOUTS } from '@/modules/project/rules/event-words';
import { Button } from '@/ui/admin/Button';
import { SelectField } from '@/ui/admin/Field';
import { useCall } from '@/ui/admin/use-call';
import { useChanges } from '@/ui/admin/use-changes';
import { useLeaveGuard } from '@/ui/admin/use-leave-guard';
import { useSettingWords } from '../details/use-setting-words';
import css from './design.module.css';
import { LayoutSketch } from './LayoutSketch';
import { Preview } from './Preview';

/** Layout, color and order of a project; each choice shows at once in the preview, and applies when saved. */
export function DesignTab({ event, name, saved }: { event: string; name: string; saved: Design }) {
  const t = useTranslations('admin');
  const call = useCall();
  const { label, show } = useSettingWords([]);
  const form = useChanges<Design & Record<string, unknown>>({
    current: saved as Design & Record<string, unknown>,
    send: (changed, seen) => call(`/events/${event}`, { method: 'PUT', body: { event: changed, seen } }),
    label: (field) => label(field as keyof Design),
    show: (field, value) => show(field as keyof Design, value),
    saved: t('settings.saved'),
  });
  const guard = useLeaveGuard(form.dirty);
  const { values: design, errors, dirty, busy, set } = form;
  const save = (submitted: FormEvent) => {
    submitted.preventDefault();
    void form.save();
  };
  return (
    <div className={css.design}>
      <form className={css.choices} onSubmit={save}>
        <Looks
          name="layout"
          legend={t('field.layout')}
          className={css.layouts}
          values={LAYOUTS}
          chosen={design.layout}
          onChoose={(layout) => set('layout', layout)}
          label={(layout) => t(`layout.${layout}`)}
          sketch={(layout) => <LayoutSketch layout={layout} />}
        />
        <Looks
          name="layout_color"
          legend={t('field.layout_color')}
          className={css.colors}
          values={LAYOUT_COLORS}
          chosen={design.layout_color}
          onChoose={(color) => set('layout_color', color)}
          label={(color) => t(`layout_color.${color}`)}
          sketch={(color) => <span className={css.swatch} data-color={color} aria-hidden />}
        />
        <SelectField
          label={t('field.sort_by')}
          help={t('help.sort_by')}
          name="sort_by"
          value={design.sort_by}
          errors={errors.sort_by}
          onChange={({ target }) => isSortBy(target.value) && set('sort_by', target.value)}
          options={SORT_BY.map((value) => ({ value, label: t(`sort_by.${sortWord(value)}`) }))}
        />
        <div className={css.save}>
          <Button type="submit" look="primary" busy={busy} disabled={!dirty}>
            {t('save')}
          </Button>
          <span role="status">{dirty ? t('settings.unsaved') : ''}</span>
        </div>
        {form.dialog}
        {guard}
      </form>
      <Preview event={event} name={name} design={design} />
    </div>
  );
}

/** A choice of one value, each shown as a thumbnail. */
function Looks<T extends string>({
  name,
  legend,
  className,
  values,
  chosen,
  onChoose,
  label,
  sketch,
}: {
  name: string;
  legend: string;
  className: string | undefined;
  values: readonly T[];
  chosen: T;
  onChoose: (value: T) => void;
  label: (value: T) => string;
  sketch: (value: T) => ReactNode;
}) {
  return (
    <fieldset className={css.group}>
      <legend>{legend}</legend>
      <div className={className}>
        {values.map((value) => (
          <label key={value} className={css.choice}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={chosen === value}
              onChange={() => onChoose(value)}
            />
            {sketch(value)}
            <span>{label(value)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
