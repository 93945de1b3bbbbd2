'use client';

import { toast } from '@payloadcms/ui';
import { ImageUp, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ChangeEvent, useRef, useState } from 'react';
import { Button } from '../../../components/Button';
import { useAct } from '../../../components/use-act';
import { useCall } from '../../../components/use-call';
import { readBase64 } from './mark-view';
import css from './watermark.module.css';

/** The brand's logo, which its galleries show in place of its name. `logo` names the picture, null: none. */
export function LogoCard({ event, brand, logo }: { event: string; brand: string; logo: string | null }) {
  const t = useTranslations('admin.logo');
  const words = useTranslations('errors');
  const call = useCall();
  const file = useRef<HTMLInputElement>(null);
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
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    target.value = '';
    if (!chosen) return;
    const image = await readBase64(chosen);
    if (image === null) toast.error(words('LOGO_NOT_USABLE'));
    else await save('PUT', { image });
  };
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
      <div className={css.buttons}>
        <Button busy={busy} onClick={() => file.current?.click()}>
          <ImageUp aria-hidden /> {t(shown ? 'replace' : 'choose')}
        </Button>
        {shown ? (
          <Button look="quiet" disabled={busy} onClick={() => void save('DELETE')}>
            <Trash2 aria-hidden /> {t('remove')}
          </Button>
        ) : null}
      </div>
      <input
        ref={file}
        type="file"
        accept="image/png,image/webp,image/jpeg"
        hidden
        data-testid="logo-file"
        onChange={(event) => void choose(event)}
      />
    </section>
  );
}
