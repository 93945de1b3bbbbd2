'use client';

import { useTranslations as useT } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { isProseLink } from '@/core/text/prose-document';
import { TextField } from '@/ui/admin/Field';
import css from '../../styles/fields.module.css';
import { complete } from '../LinkField';

/** The target of the selected text, below the buttons. Enter sets it, Escape leaves it. */
export function LinkRow({
  url,
  onSet,
  onClose,
}: {
  url: string | null;
  onSet: (to: string | null) => void;
  onClose: () => void;
}) {
  const t = useT('sites.builder');
  const [typed, setTyped] = useState(url ?? '');
  const [refused, setRefused] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const to = complete(typed);
  const set = () => {
    if (isProseLink(to)) onSet(to);
    else setRefused(true);
  };
  return (
    <div ref={box} className={css.linkRow}>
      <TextField
        label={t('link.addressLabel')}
        dir="ltr"
        inputMode="url"
        value={typed}
        placeholder="https://"
        {...(refused && !isProseLink(to) ? { errors: [t('link.addressBad')] } : {})}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          // Undo is this field's own while it is edited.
          if (event.ctrlKey || event.metaKey) event.stopPropagation();
          if (event.key === 'Escape') onClose();
          if (event.key !== 'Enter') return;
          event.preventDefault();
          set();
        }}
      />
      <div>
        <button type="button" onClick={set}>
          {t('prose.setLink')}
        </button>
        {url === null ? null : (
          <button type="button" onClick={() => onSet(null)}>
            {t('prose.removeLink')}
          </button>
        )}
      </div>
    </div>
  );
}
