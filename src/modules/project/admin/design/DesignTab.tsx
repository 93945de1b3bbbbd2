'use client';

import { toast } from '@payloadcms/ui';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { COVER_STYLES, DESIGN_FIELDS, LAYOUT_COLORS, LAYOUTS, SPACINGS } from '@/core/photo/gallery-design';
import type { MediaView } from '@/core/wire';
import { isSortBy, SORT_BY, sortWord } from '@/modules/access/rules/sort';
import type { Design } from '@/modules/project/rules/design-preview';
import { Button } from '@/ui/admin/Button';
import { CheckField, SelectField } from '@/ui/admin/Field';
import { SaveBar } from '@/ui/admin/SaveBar';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import { useChanges } from '@/ui/admin/use-changes';
import { useLeaveGuard } from '@/ui/admin/use-leave-guard';
import { useSettingWords } from '../details/use-setting-words';
import { AccentChoice } from './AccentChoice';
import { CoverChoice } from './CoverChoice';
import { CoverSketch, SpacingSketch } from './CoverSketch';
import css from './design.module.css';
import { LayoutSketch } from './LayoutSketch';
import { Looks } from './Looks';
import type { PickGallery } from './PickCover';
import { Preview } from './Preview';
import { TypeChoice } from './TypeChoice';

export interface DesignTabProps {
  event: string;
  name: string;
  saved: Design;
  brand: { id: string; name: string; accent: string | null } | null;
  /** What clients cannot do in this gallery: they see no buttons for it. */
  off: { sharing: boolean; downloads: boolean };
  cover: { photo: MediaView | null; chosen: boolean };
  galleries: PickGallery[];
}

/** The look of a project's gallery; each choice shows at once in the preview, and applies when saved. */
export function DesignTab({ event, name, saved, brand, off, cover, galleries }: DesignTabProps) {
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
  const forBrand = useAct();
  const [version, setVersion] = useState(0);
  const { values: design, errors, set } = form;
  const save = (submitted: FormEvent) => {
    submitted.preventDefault();
    void form.save();
  };
  const keepForBrand = () =>
    forBrand.act(async () => {
      const fields = Object.fromEntries(DESIGN_FIELDS.map((field) => [field, design[field]]));
      await call(`/api/x/studio/brands/${brand?.id}`, { method: 'PUT', body: { brand: fields } });
      toast.success(t('design.brandSaved', { brand: brand?.name ?? '' }));
    });
  return (
    <div className={css.design}>
      <form className={css.choices} onSubmit={save}>
        <Looks
          name="cover_style"
          legend={t('field.cover_style')}
          columns={3}
          values={COVER_STYLES}
          chosen={design.cover_style}
          onChoose={(style) => set('cover_style', style)}
          label={(style) => t(`cover_style.${style}`)}
          sketch={(style) => <CoverSketch style={style} />}
        />
        <CoverChoice
          event={event}
          cover={cover.photo}
          chosen={cover.chosen}
          galleries={galleries}
          onSaved={() => setVersion((now) => now + 1)}
        />
        <CheckField
          label={t('field.cover_logo')}
          help={t('help.cover_logo')}
          checked={design.cover_logo}
          onChange={({ target }) => set('cover_logo', target.checked)}
        />
        <TypeChoice name={name} chosen={design.type_pair} onChoose={(pair) => set('type_pair', pair)} />
        <AccentChoice
          value={design.accent_color}
          brand={brand?.accent ?? null}
          errors={errors.accent_color}
          onChange={(color) => set('accent_color', color)}
        />
        <Looks
          name="layout_color"
          legend={t('field.layout_color')}
          values={LAYOUT_COLORS}
          chosen={design.layout_color}
          onChoose={(color) => set('layout_color', color)}
          label={(color) => t(`layout_color.${color}`)}
          sketch={(color) => <span className={css.swatch} data-color={color} aria-hidden />}
        />
        <Looks
          name="layout"
          legend={t('field.layout')}
          values={LAYOUTS}
          chosen={design.layout}
          onChoose={(layout) => set('layout', layout)}
          label={(layout) => t(`layout.${layout}`)}
          sketch={(layout) => <LayoutSketch layout={layout} />}
        />
        <Looks
          name="spacing"
          legend={t('field.spacing')}
          values={SPACINGS}
          chosen={design.spacing}
          onChoose={(spacing) => set('spacing', spacing)}
          label={(spacing) => t(`spacing.${spacing}`)}
          sketch={(spacing) => <SpacingSketch spacing={spacing} />}
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
        {brand ? (
          <div className={css.group}>
            <p className={css.legend}>{t('design.newProjects')}</p>
            <p className={css.note}>{t('design.newProjectsHelp', { brand: brand.name })}</p>
            <Button busy={forBrand.busy} onClick={() => void keepForBrand()}>
              {t('design.useForNew')}
            </Button>
          </div>
        ) : null}
        <SaveBar form={form} />
        {form.dialog}
        {guard}
      </form>
      <Preview
        event={event}
        name={name}
        design={design}
        brandAccent={brand?.accent ?? null}
        version={version}
        off={off}
      />
    </div>
  );
}
