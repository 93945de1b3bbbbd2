'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import type { Design } from '@/domain/design-preview';
import { LAYOUT_COLORS, LAYOUTS } from '@/domain/event-words';
import { isSortBy, SORT_BY } from '@/domain/sort';
import { Button } from '../../../components/Button';
import { SelectField } from '../../../components/Field';
import { useAct } from '../../../components/use-act';
import { useCall } from '../../../components/use-call';
import css from './design.module.css';
import { LayoutSketch } from './LayoutSketch';
import { Preview } from './Preview';

/** Layout, colour and order of a project; every choice shows at once in the gallery beside them, and counts when saved. */
export function DesignTab({ event, name, saved }: { event: string; name: string; saved: Design }) {
  const t = useTranslations('admin');
  const call = useCall();
  const router = useRouter();
  const [design, setDesign] = useState(saved);
  const { busy, errors, act } = useAct(['sort_by']);
  const dirty = Object.entries(design).some(([field, value]) => saved[field as keyof Design] !== value);
  const save = (submitted: FormEvent) => {
    submitted.preventDefault();
    void act(async () => {
      await call(`/events/${event}`, { method: 'PUT', body: { event: design } });
      toast.success(t('settings.saved'));
      router.refresh();
    });
  };
  return (
    <div className={css.design}>
      <form className={css.choices} onSubmit={save}>
        <fieldset className={css.group}>
          <legend>{t('field.layout')}</legend>
          <div className={css.layouts}>
            {LAYOUTS.map((layout) => (
              <label key={layout} className={css.choice}>
                <input
                  type="radio"
                  name="layout"
                  value={layout}
                  checked={design.layout === layout}
                  onChange={() => setDesign({ ...design, layout })}
                />
                <LayoutSketch layout={layout} />
                <span>{t(`layout.${layout}`)}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset className={css.group}>
          <legend>{t('field.layout_color')}</legend>
          <div className={css.colors}>
            {LAYOUT_COLORS.map((color) => (
              <label key={color} className={css.choice}>
                <input
                  type="radio"
                  name="layout_color"
                  value={color}
                  checked={design.layout_color === color}
                  onChange={() => setDesign({ ...design, layout_color: color })}
                />
                <span className={css.swatch} data-color={color} aria-hidden />
                <span>{t(`layout_color.${color}`)}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <SelectField
          label={t('field.sort_by')}
          help={t('help.sort_by')}
          name="sort_by"
          value={design.sort_by}
          errors={errors.sort_by}
          onChange={({ target }) => isSortBy(target.value) && setDesign({ ...design, sort_by: target.value })}
          options={SORT_BY.map((value) => ({ value, label: t(`sort_by.${value.replace('-', 'reverse_')}`) }))}
        />
        <div className={css.save}>
          <Button type="submit" look="primary" busy={busy} disabled={!dirty}>
            {t('save')}
          </Button>
          <span role="status">{dirty ? t('settings.unsaved') : ''}</span>
        </div>
      </form>
      <Preview event={event} name={name} design={design} />
    </div>
  );
}
