'use client';

import { choosePhotosAhead } from '@media/upload/ui/choose-photos';
import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import type { PresetView } from '@/modules/project/queries/presets-repo';
import { EVENT_TEXT_MAX, LAYOUTS } from '@/modules/project/rules/event-words';
import type { Prefill } from '@/modules/project/rules/prefill';
import { Button, ButtonLink } from '@/ui/admin/Button';
import { SelectField, TextField } from '@/ui/admin/Field';
import { LANGUAGE_OPTIONS } from '@/ui/admin/language-options';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import css from './new-project.module.css';
import { PresetChoice } from './PresetChoice';
import { Steps } from './Steps';

const FIELDS = ['name', 'date', 'location', 'language', 'layout', 'word', 'gallery'] as const;

/** The form of a new project; everything but the name is optional. Continues with its photographs. */
export function NewProjectForm({
  own,
  examples,
  prefill,
}: {
  own: PresetView[];
  examples: PresetView[];
  prefill: Prefill;
}) {
  const t = useTranslations('admin');
  const words = useTranslations('admin-projects.preset');
  const locale = useLocale();
  const router = useRouter();
  const call = useCall();
  const { busy, errors, act, setErrors } = useAct(FIELDS);
  const [preset, setPreset] = useState('');
  const start = [...own, ...examples].find(({ id }) => id === preset);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form);
    const text = (name: string) => String(given.get(name) ?? '').trim();
    if (!text('name')) {
      setErrors({ name: [t('new.nameMissing')] });
      const field = form.elements.namedItem('name');
      if (field instanceof HTMLInputElement) field.focus();
      return;
    }
    const photos = choosePhotosAhead();
    void act(async () => {
      const made = await call<{ id: string }>('/api/x/studio/projects', {
        method: 'POST',
        body: {
          name: text('name'),
          date: text('date') || null,
          location: text('location') || null,
          language: text('language'),
          ...(text('layout') ? { layout: text('layout') } : {}),
          preset: preset || null,
          word: text('word') || null,
          gallery: text('gallery') || null,
        },
      }).catch((error: unknown) => {
        photos.forget();
        throw error;
      });
      photos.giveTo(made.id);
      if (prefill.client)
        // The project is there: a person who cannot be added must not lead to a second one.
        await call(`/api/x/studio/projects/${made.id}/people`, {
          method: 'POST',
          quiet: true,
          body: { people: [prefill.client] },
        }).catch(() => toast.error(t('new.clientFailed')));
      router.push(`/admin/projects/${made.id}/photos`);
    });
  };
  return (
    <main className={css.page}>
      <h1>{t('new.title')}</h1>
      <Steps at={0} />
      <form className={css.form} onSubmit={submit} noValidate>
        <PresetChoice own={own} examples={examples} chosen={preset} onChoose={setPreset} />
        <TextField
          label={t('field.name')}
          help={t('new.nameHelp')}
          name="name"
          defaultValue={prefill.name}
          required
          autoComplete="off"
          dir="auto"
          maxLength={EVENT_TEXT_MAX.name}
          errors={errors.name}
          onChange={() => setErrors(({ name: _, ...others }) => others)}
        />
        <div className={css.pair}>
          <TextField
            label={t('field.date')}
            name="date"
            type="date"
            defaultValue={prefill.date}
            optional
            errors={errors.date}
          />
          <TextField
            label={t('field.location')}
            name="location"
            optional
            dir="auto"
            autoComplete="off"
            maxLength={EVENT_TEXT_MAX.location}
            errors={errors.location}
          />
        </div>
        {prefill.client ? (
          <p>{t('new.client', { name: prefill.client.name, email: prefill.client.email })}</p>
        ) : null}
        <details className={css.more}>
          <summary>{t('new.more')}</summary>
          <div className={css.pair}>
            <SelectField
              label={t('field.language')}
              help={t('help.language')}
              name="language"
              defaultValue={locale}
              errors={errors.language}
              options={LANGUAGE_OPTIONS}
            />
            <SelectField
              label={t('field.layout')}
              name="layout"
              errors={errors.layout}
              key={preset}
              options={[
                { value: '', label: words(start ? 'asPreset' : 'asBrand') },
                ...LAYOUTS.map((value) => ({ value, label: t(`layout.${value}`) })),
              ]}
            />
          </div>
          <div className={css.pair}>
            <TextField
              label={t('new.gallery')}
              name="gallery"
              optional
              dir="auto"
              placeholder={t('new.galleryExample')}
              help={
                start ? words('galleryHelp', { galleries: start.galleries.join(', ') }) : t('new.galleryHelp')
              }
              maxLength={EVENT_TEXT_MAX.gallery}
            />
            <TextField
              label={t('new.word')}
              name="word"
              optional
              dir="auto"
              autoComplete="off"
              maxLength={24}
              help={t('new.wordHelp')}
            />
          </div>
        </details>
        <div className={css.actions}>
          <ButtonLink href="/admin/projects">{t('cancel')}</ButtonLink>
          <Button type="submit" look="primary" busy={busy}>
            {t('new.submit')}
          </Button>
        </div>
      </form>
    </main>
  );
}
