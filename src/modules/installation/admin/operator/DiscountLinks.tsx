'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { moneyWords } from '@/core/text/money';
import type { PlatformMoney } from '@/modules/subscriptions/operations/list-invoices';
import { Button } from '@/ui/admin/Button';
import { CopyButton } from '@/ui/admin/CopyButton';
import { Dialog, DialogActions, useConfirm } from '@/ui/admin/Dialog';
import { TextField } from '@/ui/admin/Field';
import { dayText } from '@/ui/admin/times';
import ui from '@/ui/admin/ui.module.css';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import css from './operator.module.css';

type Link = PlatformMoney['discounts'][number];

const AT = '/api/x/studio/operator/discounts';

/** The discount links, with what they give and how often they were used. */
export function DiscountLinks({ links, signUp }: { links: readonly Link[]; signUp: string }) {
  const t = useTranslations('admin-operators.discounts');
  const locale = useLocale();
  const call = useCall();
  const router = useRouter();
  const { busy, act } = useAct();
  const [ask, dialog] = useConfirm();
  const [adding, setAdding] = useState(false);
  const end = async ({ id, code }: Link) => {
    const sure = await ask({
      title: t('endTitle', { code }),
      text: t('endText'),
      accept: t('end'),
      danger: true,
    });
    if (!sure) return;
    await act(async () => {
      await call(`${AT}/${id}`, { method: 'DELETE' });
      router.refresh();
    });
  };
  const off = (link: Link) =>
    link.percent > 0
      ? t('percentOff', { percent: link.percent })
      : [
          moneyWords({ amount: link.amount_usd, currency: 'USD' }, locale),
          moneyWords({ amount: link.amount_ils, currency: 'ILS' }, locale),
        ].join(' / ');
  return (
    <section aria-labelledby="discount-links">
      <div className={css.links}>
        <h2 id="discount-links" className={css.heading}>
          {t('title')}
        </h2>
        <Button onClick={() => setAdding(true)}>{t('add')}</Button>
      </div>
      {links.length === 0 ? <p className={ui.help}>{t('none')}</p> : null}
      <ul className={css.jobs} hidden={links.length === 0}>
        {links.map((link) => (
          <li key={link.id}>
            <div className={css.what}>
              <h3>
                <bdi>{link.code}</bdi>
              </h3>
              <p className={ui.help}>
                {[
                  off(link),
                  link.invoices === null ? t('always') : t('first', { count: link.invoices }),
                  link.most === null
                    ? t('used', { count: link.used })
                    : t('usedOf', { count: link.used, most: link.most }),
                  link.ended
                    ? t('ended')
                    : link.ends_on
                      ? t('until', { day: dayText(link.ends_on, locale) })
                      : '',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            {link.ended ? null : (
              <>
                <CopyButton small text={`${signUp}&discount=${link.code}`} label={t('copy')} />
                <Button
                  small
                  busy={busy}
                  aria-label={t('endOf', { code: link.code })}
                  onClick={() => void end(link)}
                >
                  {t('end')}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
      {adding ? <NewLink onClose={() => setAdding(false)} /> : null}
      {dialog}
    </section>
  );
}

const FIELDS = ['code', 'percent', 'amount_usd', 'amount_ils', 'invoices', 'ends_on', 'most'] as const;

/** A new link: a percent, or a sum in each currency. */
function NewLink({ onClose }: { onClose: () => void }) {
  const t = useTranslations('admin-operators.discounts');
  const common = useTranslations('common');
  const call = useCall();
  const router = useRouter();
  const { busy, errors, act } = useAct(FIELDS);
  const add = async (form: HTMLFormElement) => {
    const data = new FormData(form);
    const text = (name: string) => String(data.get(name) ?? '');
    const number = (name: string) => (text(name) === '' ? null : Number(text(name)));
    const body = {
      code: text('code'),
      percent: number('percent') ?? 0,
      amount_usd: Math.round((number('amount_usd') ?? 0) * 100),
      amount_ils: Math.round((number('amount_ils') ?? 0) * 100),
      invoices: number('invoices'),
      ends_on: text('ends_on') || null,
      most: number('most'),
    };
    const done = await act(async () => {
      await call(AT, { method: 'POST', body });
      toast.success(t('added', { code: body.code }));
      router.refresh();
    });
    if (done) onClose();
  };
  const numbers = [
    ['percent', '1'],
    ['amount_usd', '0.01'],
    ['amount_ils', '0.01'],
    ['invoices', '1'],
    ['most', '1'],
  ] as const;
  return (
    <Dialog title={t('add')} onClose={onClose}>
      <form
        className={ui.dialogBody}
        onSubmit={(event) => {
          event.preventDefault();
          void add(event.currentTarget);
        }}
      >
        <TextField
          name="code"
          label={t('field.code')}
          help={t('codeHelp')}
          dir="ltr"
          maxLength={39}
          required
          errors={errors.code}
        />
        {numbers.map(([name, step]) => (
          <TextField
            key={name}
            name={name}
            type="number"
            min={0}
            step={step}
            label={t(`field.${name}`)}
            optional
            errors={errors[name]}
          />
        ))}
        <TextField name="ends_on" type="date" label={t('field.ends_on')} optional errors={errors.ends_on} />
        <DialogActions>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button type="submit" look="primary" busy={busy}>
            {t('add')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
