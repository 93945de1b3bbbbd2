'use client';

import { toast } from '@payloadcms/ui';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAct } from '../../../components/use-act';
import { useCall } from '../../../components/use-call';
import { ChoosePicture } from './ChoosePicture';
import css from './watermark.module.css';

/** The brand's logo, which its galleries show in place of its name. `logo` names the picture, null: none. */
export function LogoCard({ event, brand, logo }: { event: string; brand: string; logo: string | null }) {
  const t = useTranslations('admin.logo');
  const call = useCall();
  const [shown, setShown] = useState(logo);
  const { busy, errors, act } = useAct(['logo']);
  const save = (method: 'PUT' | 'DELETE', body: { image?: string } = {}) =>
    act(async () => {
      const kept = await call<{ logo: string | null }>(`/api/x/studio/projects/${event}/logo`, {
        method,
        body,
      });
      setShown(kept.logo);
      toast.success(t('saved'));
    });
  return (
    <section className={css.card} aria-labelledby="logo-title" aria-busy={busy}>
      <h2 id="logo-title">{t('title')}</h2>
      <p className={css.help}>{t('help', { brand })}</p>
      {shown ? (
        <div className={css.logo}>
          <img src={`/events/${event}/logo.png?v=${shown}`} alt={t('preview')} />
        </div>
      ) : null}
      {errors.logo ? (
        <p className={css.error} role="alert">
          {errors.logo.join(' ')}
        </p>
      ) : null}
      <ChoosePicture
        what="logo"
        unusable="LOGO_NOT_USABLE"
        has={shown !== null}
        busy={busy}
        onChoose={(image) => void save('PUT', { image })}
        onRemove={() => void save('DELETE')}
      />
    </section>
  );
}
