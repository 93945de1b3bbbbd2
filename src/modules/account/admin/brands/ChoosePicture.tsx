'use client';

import { ImageUp, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Button } from '@/ui/admin/Button';
import { useHydrated } from '@/ui/primitives/use-hydrated';
import css from './watermark.module.css';

interface Props {
  /** Which picture: part of the message keys (`admin.logo`) and, for tests, the name of the input. */
  what: 'logo' | 'watermark';
  /** Whether a picture is already set. */
  has: boolean;
  busy: boolean;
  onChoose: (file: File) => void;
  onRemove: () => void;
}

/** Lets the user choose, replace or remove a brand's picture. */
export function ChoosePicture({ what, has, busy, onChoose, onRemove }: Props) {
  const t = useTranslations(`admin.${what}`);
  const input = useRef<HTMLInputElement>(null);
  const alive = useHydrated();
  return (
    <>
      <div className={css.buttons}>
        <Button look={has ? 'plain' : 'primary'} busy={busy} onClick={() => input.current?.click()}>
          <ImageUp aria-hidden /> {t(has ? 'replace' : 'choose')}
        </Button>
        {has ? (
          <Button look="quiet" disabled={busy} onClick={onRemove}>
            <Trash2 aria-hidden /> {t('remove')}
          </Button>
        ) : null}
      </div>
      {/* An input of the server's page would take a file before it is hydrated, and lose it. */}
      {alive ? (
        <input
          ref={input}
          type="file"
          accept="image/png,image/webp,image/jpeg"
          hidden
          data-testid={`${what}-file`}
          onChange={({ target }) => {
            const file = target.files?.[0];
            target.value = '';
            if (file) onChoose(file);
          }}
        />
      ) : null}
    </>
  );
}
