'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useState } from 'react';
import { EVENT_SWITCH_NAMES, EVENT_TEXT_MAX, type EventSwitch } from '@/domain/event-words';
import { UPLOAD_RESOLUTIONS } from '@/domain/photo-sizes';
import type { ProjectSettings } from '@/server/studio/settings-repo';
import { Button } from '../../../components/Button';
import { CheckField, SelectField, TextField } from '../../../components/Field';
import { useAct } from '../../../components/use-act';
import { useCall } from '../../../components/use-call';
import { MarkMissing } from '../watermark/MarkMissing';
import { changesOf } from './changes-of';
import css from './settings.module.css';

const SWITCHES: Record<'selection' | 'people' | 'downloads' | 'pictures' | 'uploads', EventSwitch[]> = {
  selection: ['allow_extra_selection', 'force_selection_login'],
  people: ['available_public', 'allow_sharing'],
  downloads: ['allow_downloads', 'allow_downloads_selection_only'],
  pictures: ['do_not_optimize_my_photos', 'add_watermark'],
  uploads: ['send_client_email_on_first_upload', 'remove_deleted_on_sync'],
};

/** All fields and options of a project in groups, in plain words. Only what was changed is sent. */
export function SettingsTab({
  event,
  settings,
  hasMark,
}: {
  event: string;
  settings: ProjectSettings;
  /** Whether the project's brand has a watermark. */
  hasMark: boolean;
}) {
  const t = useTranslations('admin');
  const call = useCall();
  const router = useRouter();
  const { values, switches } = settings;
  const { busy, errors, act } = useAct([...Object.keys(values), ...EVENT_SWITCH_NAMES]);
  const [dirty, setDirty] = useState(false);
  const [asksMark, setAsksMark] = useState(switches.add_watermark);
  const submit = (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    const changed = changesOf(new FormData(submitted.currentTarget), settings);
    void act(async () => {
      if (Object.keys(changed).length > 0)
        await call(`/events/${event}`, { method: 'PUT', body: { event: changed } });
      toast.success(t('settings.saved'));
      setDirty(false);
      router.refresh();
    });
  };
  const ticks = (names: EventSwitch[]) =>
    names.map((name) => (
      <CheckField
        key={name}
        name={name}
        label={t(`option.${name}`)}
        help={t(`help.${name}`)}
        defaultChecked={switches[name]}
        errors={errors[name]}
      />
    ));
  const changed = ({ target }: FormEvent<HTMLFormElement>) => {
    setDirty(true);
    if (target instanceof HTMLInputElement && target.name === 'add_watermark') setAsksMark(target.checked);
  };
  const choice = (name: 'upload_resolution', options: readonly string[]) => (
    <SelectField
      label={t(`field.${name}`)}
      help={t(`help.${name}`)}
      name={name}
      defaultValue={values[name] ?? ''}
      errors={errors[name]}
      options={options.map((value) => ({ value, label: t(`${name}.${value.replace('-', 'reverse_')}`) }))}
    />
  );
  return (
    <form className={css.form} onSubmit={submit} onChange={changed} noValidate>
      <Group title={t('settings.details')}>
        <TextField
          label={t('field.name')}
          name="name"
          dir="auto"
          defaultValue={values.name ?? ''}
          maxLength={EVENT_TEXT_MAX.name}
          errors={errors.name}
        />
        <TextField
          label={t('field.location')}
          name="location"
          optional
          dir="auto"
          defaultValue={values.location ?? ''}
          maxLength={EVENT_TEXT_MAX.location}
          errors={errors.location}
        />
        <div className={css.row}>
          <TextField
            label={t('field.date')}
            name="date"
            type="date"
            optional
            defaultValue={values.date ?? ''}
            errors={errors.date}
          />
          <TextField
            label={t('field.time')}
            name="time"
            type="time"
            optional
            defaultValue={values.time ?? ''}
            errors={errors.time}
          />
        </div>
        <div className={css.row}>
          <SelectField
            label={t('field.language')}
            help={t('help.language')}
            name="language"
            defaultValue={values.language ?? 'en'}
            errors={errors.language}
            options={[
              { value: 'en', label: 'English' },
              { value: 'he', label: 'עברית' },
            ]}
          />
          <TextField
            label={t('field.time_zone')}
            help={t('help.time_zone')}
            name="time_zone"
            dir="ltr"
            defaultValue={values.time_zone ?? ''}
            errors={errors.time_zone}
          />
        </div>
      </Group>
      <Group title={t('settings.people')}>
        {ticks(SWITCHES.people)}
        <TextField
          label={t('field.expires_at')}
          help={t('help.expires_at')}
          name="expires_at"
          type="date"
          optional
          defaultValue={values.expires_at?.slice(0, 10) ?? ''}
          errors={errors.expires_at}
        />
      </Group>
      <Group title={t('settings.selection')}>{ticks(SWITCHES.selection)}</Group>
      <Group title={t('settings.downloads')}>
        {ticks(SWITCHES.downloads)}
        <TextField
          label={t('field.downloads_permitted')}
          help={t('help.downloads_permitted')}
          name="downloads_permitted"
          type="number"
          inputMode="numeric"
          min={0}
          step={1}
          optional
          defaultValue={values.downloads_permitted ?? ''}
          errors={errors.downloads_permitted}
        />
      </Group>
      <Group title={t('settings.pictures')}>
        {choice('upload_resolution', UPLOAD_RESOLUTIONS)}
        {ticks(SWITCHES.pictures)}
        {asksMark && !hasMark ? <MarkMissing at="#watermark-title" /> : null}
      </Group>
      <Group title={t('settings.uploads')}>{ticks(SWITCHES.uploads)}</Group>
      <div className={css.save}>
        <span>{dirty ? t('settings.unsaved') : ''}</span>
        <Button type="submit" look="primary" busy={busy}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={css.group}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
