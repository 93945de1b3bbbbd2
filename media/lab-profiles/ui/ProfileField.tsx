'use client';

import { Trash2, Upload } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useRef } from 'react';
import { Button } from '@/ui/admin/Button';
import ui from '@/ui/admin/ui.module.css';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import { type LabProfile, PROFILE_BYTES } from '../../rules/lab-profile';
import css from './profile.module.css';

/** The color profile of files for a lab: sRGB, or one that the lab gave, which is uploaded to `path`. */
export function ProfileField({
  path,
  profile,
  errors: given = [],
  onProfile,
}: {
  path: string;
  profile: LabProfile | null;
  errors?: string[] | undefined;
  onProfile: (profile: LabProfile | null) => void;
}) {
  const t = useTranslations('admin.labProfile');
  const call = useCall();
  const { busy, errors, act, setErrors } = useAct(['profile']);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const upload = async (file: File | undefined) => {
    if (!file) return;
    // Sent, it would be refused as too large without naming the field.
    if (file.size > PROFILE_BYTES) return setErrors({ profile: [t('large')] });
    await act(async () => {
      const query = new URLSearchParams({ name: file.name });
      onProfile(await call<LabProfile>(`${path}?${query}`, { method: 'POST', body: file }));
    });
  };
  const wrong = [...(errors.profile ?? []), ...given];
  return (
    <fieldset className={`${ui.field} ${css.profile}`} aria-describedby={`${id}h`}>
      <legend className={ui.label}>{t('label')}</legend>
      <p>
        <bdi>{profile?.name ?? t('srgb')}</bdi>
        <input
          ref={input}
          type="file"
          hidden
          accept=".icc,.icm"
          onChange={(event) => {
            void upload(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <Button small busy={busy} onClick={() => input.current?.click()}>
          <Upload aria-hidden /> {t('upload')}
        </Button>
        {profile && (
          <Button small iconOnly look="quiet" aria-label={t('remove')} onClick={() => onProfile(null)}>
            <Trash2 aria-hidden />
          </Button>
        )}
      </p>
      {wrong.length > 0 && (
        <p className={ui.error} role="alert">
          {wrong.join(' ')}
        </p>
      )}
      <p className={ui.help} id={`${id}h`}>
        {t('help')}
      </p>
    </fieldset>
  );
}
