'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/ui/admin/Button';
import { Moment } from '@/ui/admin/Moment';
import { useCall } from '@/ui/admin/use-call';
import { useHydrated } from '@/ui/primitives/use-hydrated';
import { Card } from './Card';
import { CodesDialog, type NewCodes } from './CodesDialog';
import { canMakePasskeys, makePasskey } from './make-passkey';
import { PasswordPrompt } from './PasswordPrompt';
import { RecoveryDialog } from './RecoveryDialog';
import css from './security.module.css';

/** A user's second factor in the server's list. */
export interface Second {
  factors: { id: string; kind: 'passkey' | 'codes'; name: string | null; created_at: string }[];
  recovery: number;
}

type Action = 'passkey' | 'codes' | 'recovery' | { remove: string };

/** A user's second factors: passkeys, authenticator app, recovery codes. */
export function SecondCard({ second }: { second: Second }) {
  const t = useTranslations('admin-security');
  const [shown, setShown] = useState(second);
  const [action, setAction] = useState<Action | null>(null);
  const [codes, setCodes] = useState<NewCodes | null>(null);
  const [recovery, setRecovery] = useState<string[] | null>(null);
  const call = useCall();
  const hydrated = useHydrated();
  const refresh = async (fresh?: string[] | null) => {
    setAction(null);
    setCodes(null);
    setRecovery(fresh ?? null);
    setShown(await call<Second>('/users/factors'));
  };
  const carryOut = async (password: string, name: string) => {
    const body = { password };
    if (action === 'codes') {
      setCodes(await call<NewCodes>('/users/factors/codes', { method: 'POST', body }));
      setAction(null);
    } else if (action === 'passkey') {
      await refresh((await makePasskey(call, password, name)).recovery);
    } else if (action === 'recovery') {
      await refresh(
        (await call<{ recovery: string[] }>('/users/factors/recovery', { method: 'POST', body })).recovery,
      );
    } else if (action) {
      await call(`/users/factors/${action.remove}`, { method: 'DELETE', body });
      await refresh();
    }
  };
  const on = shown.factors.length > 0;
  return (
    <Card
      title={t('secondTitle')}
      text={t(on ? 'secondOn' : 'secondOff')}
      actions={
        <>
          {/* Rendered by the server too: a button that came with hydration would move what is below it. */}
          {(!hydrated || canMakePasskeys()) && (
            <Button onClick={() => setAction('passkey')}>{t('addPasskey')}</Button>
          )}
          <Button onClick={() => setAction('codes')}>{t('addCodes')}</Button>
        </>
      }
    >
      {on && (
        <ul className={css.list}>
          {shown.factors.map((one) => (
            <li key={one.id}>
              <span className={css.what}>
                <bdi>{one.name ?? t(one.kind)}</bdi>
                <span className={css.when}>
                  <Moment at={one.created_at} />
                </span>
              </span>
              <Button small onClick={() => setAction({ remove: one.id })}>
                {t('remove')}
              </Button>
            </li>
          ))}
          <li>
            <span className={css.what}>
              {t('recoveryTitle')}
              <span className={css.when}>{t('recoveryLeft', { count: shown.recovery })}</span>
            </span>
            <Button small onClick={() => setAction('recovery')}>
              {t('recoveryNew')}
            </Button>
          </li>
        </ul>
      )}
      {action && (
        <PasswordPrompt
          title={typeof action === 'object' ? t('removeTitle') : t('passwordFirst')}
          text={typeof action === 'object' ? t('removeText') : t('passwordWhy')}
          named={action === 'passkey'}
          onClose={() => setAction(null)}
          onPassword={carryOut}
        />
      )}
      {codes && (
        <CodesDialog codes={codes} onClose={() => setCodes(null)} onDone={(fresh) => void refresh(fresh)} />
      )}
      {recovery && <RecoveryDialog codes={recovery} onClose={() => setRecovery(null)} />}
    </Card>
  );
}
