'use client';

import { toast } from '@payloadcms/ui';
import { useTranslations } from 'next-intl';
import { Section } from '@/ui/admin/Page';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import { ChoosePicture } from './ChoosePicture';
import { readBase64 } from './mark-view';
import css from './watermark.module.css';

/** The brand's logo, which its galleries show in place of its name. `logo` is the file's name, null without one. */
export function LogoCard({
  brand,
  logo,
  onChange,
}: {
  brand: string;
  logo: string | null;
  onChange: (logo: string | null) => void;
}) {
  const t = useTranslations('admin.logo');
  const words = useTranslations('errors');
  const call = useCall();
  const path = `/api/x/studio/brands/${brand}/logo`;
  const { busy, errors, act, setErrors } = useAct(['logo']);
  const save = (method: 'PUT' | 'DELETE', body: { image?: string } = {}) =>
    act(async () => {
      const answer = await call<{ logo: string | null }>(path, { method, body });
      onChange(answer.logo);
      toast.success(t('saved'));
    });
  const choose = async (file: File) => {
    const image = await readBase64(file);
    if (image === null) setErrors({ logo: [words('LOGO_NOT_USABLE')] });
    else await save('PUT', { image });
  };
  return (
    <Section title={t('title')} help={t('help')}>
      {logo ? (
        <div className={css.logo}>
          <img src={`${path}?v=${logo}`} alt={t('preview')} />
        </div>
      ) : null}
      {errors.logo ? (
        <p className={css.error} role="alert">
          {errors.logo.join(' ')}
        </p>
      ) : null}
      <ChoosePicture
        what="logo"
        has={logo !== null}
        busy={busy}
        onChoose={(file) => void choose(file)}
        onRemove={() => void save('DELETE')}
      />
    </Section>
  );
}
