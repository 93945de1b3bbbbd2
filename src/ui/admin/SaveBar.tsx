'use client';

import { useTranslations } from 'next-intl';
import { Button } from './Button';
import { bottomBar } from './bottom-bar';
import css from './page.module.css';

/** The end of a form of `useChanges`: whether there are unsaved changes, with buttons to discard and save them. */
export function SaveBar({ form }: { form: { dirty: boolean; busy: boolean; reset: () => void } }) {
  const t = useTranslations('admin');
  const own = useTranslations('admin-project.details');
  return (
    <div ref={bottomBar} className={css.save}>
      <span role="status">{form.dirty ? t('settings.unsaved') : ''}</span>
      {form.dirty ? (
        <Button onClick={form.reset} disabled={form.busy}>
          {own('discard')}
        </Button>
      ) : null}
      <Button type="submit" look="primary" busy={form.busy} disabled={!form.dirty}>
        {t('save')}
      </Button>
    </div>
  );
}
