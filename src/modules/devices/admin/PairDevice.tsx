'use client';

import { toast } from '@payloadcms/ui';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/admin/Button';
import { Dialog, DialogActions } from '@/ui/admin/Dialog';
import { TextField } from '@/ui/admin/Field';
import { FormDialog } from '@/ui/admin/FormDialog';
import { Moment } from '@/ui/admin/Moment';
import ui from '@/ui/admin/ui.module.css';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import { cx } from '@/ui/primitives/class-names';
import type { WaitingDevice } from '../operations/pair-device';
import { DEVICE_NAME_MAX } from '../rules/device';
import { formatUserCode, readUserCode } from '../rules/user-code';
import css from './devices.module.css';
import { ScopeFields } from './ScopeFields';

const CODES = '/api/x/studio/device-codes';

/** Finds the program that shows a code, shows what it is, and connects or refuses it. */
export function PairDevice({ code: given, onClose }: { code: string | null; onClose: () => void }) {
  const t = useTranslations('admin-devices');
  const call = useCall();
  const { busy, errors, act } = useAct(['code']);
  const [found, setFound] = useState<(WaitingDevice & { code: string }) | null>(null);
  const find = (code: string) =>
    act(async () => {
      const waiting = await call<WaitingDevice>(CODES, { method: 'POST', body: { code } });
      setFound({ ...waiting, code: formatUserCode(readUserCode(code) ?? code) });
    });
  const asked = useRef(false);
  // Once: a code of the address is looked up before anything is typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `find` is a new function with each rendering
  useEffect(() => {
    if (!given || asked.current) return;
    asked.current = true;
    void find(given);
  }, [given]);
  if (found) return <Decide waiting={found} onClose={onClose} />;
  return (
    <FormDialog
      title={t('pair.title')}
      accept={t('pair.find')}
      busy={busy}
      onSubmit={(form) => find(String(form.get('code')))}
      onClose={onClose}
    >
      <TextField
        name="code"
        label={t('pair.code')}
        help={t('pair.codeHelp')}
        errors={errors.code}
        defaultValue={given ?? ''}
        className={cx(ui.input, css.code)}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        autoFocus
        required
      />
    </FormDialog>
  );
}

/** Shows a program that asks, and decides. */
function Decide({ waiting, onClose }: { waiting: WaitingDevice & { code: string }; onClose: () => void }) {
  const t = useTranslations('admin-devices');
  const call = useCall();
  const { busy, errors, act } = useAct(['name', 'scopes']);
  const { code, kind, version, address } = waiting;
  const decide = async (body: { allow: boolean; name?: string; scopes?: unknown[] }) => {
    const done = await act(async () => {
      const { name } = await call<{ name: string }>(CODES, { method: 'PUT', body: { code, ...body } });
      toast.success(t(body.allow ? 'pair.allowed' : 'pair.denied', { name }));
    });
    if (done) onClose();
  };
  const facts: [string, React.ReactNode][] = [
    [t('pair.kind'), t(`kind.${kind}`)],
    ...(version ? ([[t('pair.version'), <bdi key="v">{version}</bdi>]] as [string, React.ReactNode][]) : []),
    [
      t('pair.from'),
      <bdi key="a" dir="ltr">
        {address}
      </bdi>,
    ],
    [t('pair.when'), <Moment key="m" at={waiting.asked_at} />],
  ];
  return (
    <Dialog title={t('pair.allowTitle', { name: waiting.name })} onClose={onClose}>
      <form
        className={ui.dialogBody}
        onSubmit={(event) => {
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          void decide({ allow: true, name: String(form.get('name')), scopes: form.getAll('scope') });
        }}
      >
        <p>
          {t('pair.same')} <strong className={css.code}>{code}</strong>
        </p>
        <dl className={css.about}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <TextField
          name="name"
          label={t('name')}
          defaultValue={waiting.name}
          maxLength={DEVICE_NAME_MAX}
          errors={errors.name}
          required
        />
        <ScopeFields proposed={waiting.scopes} needed={waiting.needed} />
        <p className={ui.help}>{t('pair.later')}</p>
        {errors.scopes ? <p className={ui.error}>{errors.scopes.join(' ')}</p> : null}
        <p className={css.warning}>{t('pair.only')}</p>
        <DialogActions>
          <Button disabled={busy} onClick={() => void decide({ allow: false })}>
            {t('pair.deny')}
          </Button>
          <Button type="submit" look="primary" busy={busy}>
            {t('pair.allow')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
