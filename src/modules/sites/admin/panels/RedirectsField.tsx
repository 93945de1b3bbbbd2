'use client';

import { Plus, Trash2 } from 'lucide-react';
import { useTranslations as useT } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/ui/admin/Button';
import { TextField } from '@/ui/admin/Field';
import { TargetField } from '../fields/LinkField';
import { useBuilder } from '../state/builder-context';
import fields from '../styles/fields.module.css';
import shared from '../styles/shared.module.css';

const FROM = /^\/[^\s?#]*$/;

/** Former addresses, and the target of each. */
export function RedirectsField() {
  const t = useT('sites.builder.site');
  const { document, change } = useBuilder();
  const { redirects, pages } = document;
  const home = pages.find(({ slug }) => slug === '')?.id ?? '';
  const [from, setFrom] = useState('');
  const path = from.startsWith('/') || from === '' ? from : `/${from}`;
  const bad = from !== '' && (!FROM.test(path) || path === '/');
  const write = (next: typeof redirects) => change((all) => ({ ...all, redirects: next }), 'redirects');
  return (
    <>
      <p className={shared.note}>{t('redirectsHelp')}</p>
      <ul className={fields.items}>
        {redirects.map((one, index) => (
          <li key={one.from} className={fields.item}>
            <div className={fields.itemHead}>
              <bdi dir="ltr" className={fields.itemName}>
                {one.from}
              </bdi>
              <Button
                look="quiet"
                iconOnly
                small
                aria-label={t('removeRedirect', { from: one.from })}
                onClick={() => write(redirects.filter((_other, at) => at !== index))}
              >
                <Trash2 aria-hidden />
              </Button>
            </div>
            <div className={fields.itemBody}>
              <TargetField
                label={t('redirectTo')}
                value={one.to}
                empty={false}
                onChange={(to) =>
                  to && write(redirects.map((other, at) => (at === index ? { ...other, to } : other)))
                }
              />
            </div>
          </li>
        ))}
      </ul>
      <form
        className={fields.inline}
        onSubmit={(event) => {
          event.preventDefault();
          if (!from || bad || redirects.some((one) => one.from === path)) return;
          write([...redirects, { from: path, to: `page:${home}` }]);
          setFrom('');
        }}
      >
        <TextField
          label={t('redirectFrom')}
          dir="ltr"
          value={from}
          maxLength={200}
          placeholder="/old-page"
          {...(bad ? { errors: [t('redirectBad')] } : {})}
          onChange={({ target }) => setFrom(target.value)}
        />
        <Button small type="submit" disabled={!from || bad}>
          <Plus aria-hidden /> {t('addRedirect')}
        </Button>
      </form>
    </>
  );
}
