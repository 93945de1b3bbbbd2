'use client';

import { useTranslations } from 'next-intl';
import type { FormEvent, ReactNode } from 'react';
import { UPLOAD_RESOLUTIONS } from '@/core/photo/photo-sizes';
import { SORT_BY } from '@/modules/access/rules/sort';
import type { ProjectSettings } from '@/modules/project/queries/settings-repo';
import { EVENT_TEXT_MAX, type EventSwitch } from '@/modules/project/rules/event-words';
import { type SettingFacts, settingNotes } from '@/modules/project/rules/setting-notes';
import { CheckField, SelectField, TextField } from '@/ui/admin/Field';
import { LANGUAGE_OPTIONS } from '@/ui/admin/language-options';
import { SaveBar } from '@/ui/admin/SaveBar';
import { useCall } from '@/ui/admin/use-call';
import { useChanges } from '@/ui/admin/use-changes';
import { useLeaveGuard } from '@/ui/admin/use-leave-guard';
import { ZoneField } from '@/ui/admin/ZoneField';
import { MarkMissing } from '../watermark/MarkMissing';
import css from './details.module.css';
import { ExpiryField } from './ExpiryField';
import { PasswordField } from './PasswordField';
import { useSettingWords } from './use-setting-words';

type Text = 'name' | 'location' | 'date' | 'time';

/** All fields and options of a project in groups. Sends only what was changed. */
export function DetailsTab({
  event,
  settings,
  brands,
  opensBrands,
  facts,
  code,
}: {
  event: string;
  settings: ProjectSettings;
  brands: { id: string; name: string }[];
  /** Whether the person may open a brand's page. */
  opensBrands: boolean;
  facts: SettingFacts;
  /** The card with the project's code, rendered in the access group. */
  code: ReactNode;
}) {
  const t = useTranslations('admin');
  const own = useTranslations('admin-project.details');
  const call = useCall();
  const { label, show } = useSettingWords(brands);
  const form = useChanges<ProjectSettings>({
    current: settings,
    send: (changed, seen) => call(`/events/${event}`, { method: 'PUT', body: { event: changed, seen } }),
    label,
    show,
    saved: t('settings.saved'),
  });
  const guard = useLeaveGuard(form.dirty);
  const { values, errors, set } = form;
  const notes = settingNotes(values, { ...facts, now: new Date() });
  const noteOf = (field: string) => {
    const note = notes.find((found) => found.field === field)?.note;
    return note ? <p className={css.note}>{own(`note.${note}`)}</p> : null;
  };
  const submit = (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    void form.save();
  };
  const text = (
    name: Text,
    more: { type?: string; optional?: boolean; maxLength?: number; dir?: string },
  ) => (
    <TextField
      label={t(`field.${name}`)}
      name={name}
      value={values[name] ?? ''}
      onChange={({ target }) => set(name, target.value || null)}
      errors={errors[name]}
      {...more}
    />
  );
  const choice = (
    name: 'language' | 'brand' | 'sort_by' | 'upload_resolution',
    options: { value: string; label: string }[],
  ) => (
    <SelectField
      label={label(name)}
      help={t(`help.${name}`)}
      name={name}
      value={values[name] ?? ''}
      onChange={({ target }) => set(name, target.value)}
      errors={errors[name]}
      options={options}
    />
  );
  const tick = (name: EventSwitch) => (
    <div key={name}>
      <CheckField
        name={name}
        label={label(name)}
        help={t(`help.${name}`)}
        checked={values[name]}
        onChange={({ target }) => set(name, target.checked as ProjectSettings[typeof name])}
        errors={errors[name]}
      />
      {noteOf(name)}
    </div>
  );
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <Group title={own('shoot')}>
        {text('name', { maxLength: EVENT_TEXT_MAX.name, dir: 'auto' })}
        {text('location', { optional: true, maxLength: EVENT_TEXT_MAX.location, dir: 'auto' })}
        <div className={css.row}>
          {text('date', { type: 'date', optional: true })}
          {text('time', { type: 'time', optional: true })}
        </div>
        <div className={css.row}>
          {choice('language', LANGUAGE_OPTIONS)}
          <ZoneField
            value={values.time_zone ?? ''}
            onChange={(zone) => set('time_zone', zone || null)}
            errors={errors.time_zone}
          />
        </div>
        {choice(
          'brand',
          brands.map(({ id, name }) => ({ value: id, label: name })),
        )}
      </Group>
      <Group title={t('settings.people')}>
        {code}
        {tick('available_public')}
        {tick('listed')}
        {tick('allow_sharing')}
        <div>
          <ExpiryField
            value={values.expires_at}
            zone={values.time_zone ?? 'UTC'}
            onChange={(at) => set('expires_at', at)}
            errors={errors.expires_at}
          />
          {noteOf('expires_at')}
        </div>
        {tick('remind_clients_of_expiry')}
      </Group>
      <Group title={t('settings.selection')}>
        {tick('selection_mode')}
        <PasswordField
          current={settings.selection_password}
          value={values.selection_password}
          onChange={(password) => set('selection_password', password)}
          errors={errors.selection_password}
        />
        {tick('force_selection_login')}
        {tick('allow_extra_selection')}
        {tick('allow_stars')}
      </Group>
      <Group title={t('settings.downloads')}>
        {tick('allow_downloads')}
        {tick('allow_downloads_selection_only')}
        <div>
          <TextField
            label={t('field.downloads_permitted')}
            help={t('help.downloads_permitted')}
            name="downloads_permitted"
            type="number"
            inputMode="numeric"
            min={0}
            step={1}
            optional
            value={values.downloads_permitted ?? ''}
            onChange={({ target }) =>
              set('downloads_permitted', target.value === '' ? null : Number(target.value))
            }
            errors={errors.downloads_permitted}
          />
          {noteOf('downloads_permitted')}
        </div>
      </Group>
      <Group title={t('settings.pictures')}>
        {choice(
          'sort_by',
          SORT_BY.map((value) => ({ value, label: show('sort_by', value) })),
        )}
        <div>
          {choice(
            'upload_resolution',
            UPLOAD_RESOLUTIONS.map((value) => ({ value, label: show('upload_resolution', value) })),
          )}
          {noteOf('upload_resolution')}
        </div>
        {tick('do_not_optimize_my_photos')}
        {tick('add_watermark')}
        {values.add_watermark && values.brand && !facts.hasMark ? (
          <MarkMissing brand={opensBrands ? values.brand : null} />
        ) : null}
      </Group>
      <Group title={t('settings.uploads')}>
        {tick('send_client_email_on_first_upload')}
        {tick('remove_deleted_on_sync')}
      </Group>
      <SaveBar form={form} />
      {form.dialog}
      {guard}
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
