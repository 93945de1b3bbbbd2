'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { Button } from '@/ui/admin/Button';
import { TextField } from '@/ui/admin/Field';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import css from './plan.module.css';

/** Takes the code of a discount link, from its address or typed. */
export function DiscountForm({ code }: { code: string }) {
  const t = useTranslations('admin-plan.code');
  const router = useRouter();
  const call = useCall();
  const { busy, errors, act } = useAct(['discount', 'code']);
  const [open, setOpen] = useState(code !== '');
  const [typed, setTyped] = useState(code);
  const [sent, setSent] = useState('');
  // A link that ended is one thing, a code that a person typed may also be misspelled; which codes there are stays unsaid.
  const wrong = useMemo(
    () => (errors.discount && sent !== code ? [t('unknown')] : (errors.discount ?? errors.code)),
    [errors, sent, code, t],
  );
  if (!open)
    return (
      <div>
        <Button onClick={() => setOpen(true)}>{t('have')}</Button>
      </div>
    );
  const use = () => {
    setSent(typed);
    return act(async () => {
      await call('/users/subscription/discount', { method: 'POST', body: { code: typed } });
      toast.success(t('used'));
      setOpen(false);
      router.refresh();
    });
  };
  return (
    <form
      className={css.code}
      onSubmit={(event) => {
        event.preventDefault();
        void use();
      }}
    >
      <TextField
        label={t('label')}
        dir="ltr"
        maxLength={39}
        required
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        {...(wrong && { errors: wrong })}
      />
      <div className={css.codeButton}>
        <Button type="submit" busy={busy}>
          {t('use')}
        </Button>
      </div>
    </form>
  );
}
