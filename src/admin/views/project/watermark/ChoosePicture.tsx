'use client';

import { toast } from '@payloadcms/ui';
import { ImageUp, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ChangeEvent, useRef } from 'react';
import { Button } from '../../../components/Button';
import { readBase64 } from './mark-view';
import css from './watermark.module.css';

interface Props {
  /** What is chosen: names the texts (`admin.logo`), the refusal (`errors`) and, for tests, the input. */
  what: 'logo' | 'watermark';
  unusable: 'LOGO_NOT_USABLE' | 'WATERMARK_NOT_USABLE';
  /** There is one already. */
  has: boolean;
  busy: boolean;
  /** Gets the file in base64. */
  onChoose: (image: string) => void;
  onRemove: () => void;
}

/** Chooses a brand's picture, another one, or none. A file that cannot be read is refused at once. */
export function ChoosePicture({ what, unusable, has, busy, onChoose, onRemove }: Props) {
  const t = useTranslations(`admin.${what}`);
  const words = useTranslations('errors');
  const file = useRef<HTMLInputElement>(null);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    target.value = '';
    if (!chosen) return;
    const image = await readBase64(chosen);
    if (image === null) toast.error(words(unusable));
    else onChoose(image);
  };
  return (
    <>
      <div className={css.buttons}>
        <Button look={has ? 'plain' : 'primary'} busy={busy} onClick={() => file.current?.click()}>
          <ImageUp aria-hidden /> {t(has ? 'replace' : 'choose')}
        </Button>
        {has ? (
          <Button look="quiet" disabled={busy} onClick={onRemove}>
            <Trash2 aria-hidden /> {t('remove')}
          </Button>
        ) : null}
      </div>
      <input
        ref={file}
        type="file"
        accept="image/png,image/webp,image/jpeg"
        hidden
        data-testid={`${what}-file`}
        onChange={(event) => void choose(event)}
      />
    </>
  );
}
