'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { isolateBidi } from '@/core/text/isolate-bidi';
import type { SessionLine } from '@/modules/identity/queries/sessions';
import { Button } from '@/ui/admin/Button';
import { useConfirm } from '@/ui/admin/Dialog';
import { Moment } from '@/ui/admin/Moment';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import { Card } from './Card';
import css from './security.module.css';

/** Every browser the user is signed in with; signs out each, or all others at once. */
export function SessionsCard({ sessions }: { sessions: SessionLine[] }) {
  const t = useTranslations('admin-security');
  const [lines, setLines] = useState(sessions);
  const [ask, dialog] = useConfirm();
  const call = useCall();
  const { busy, act } = useAct();
  const others = lines.filter((one) => !one.current);
  const end = (id: string) =>
    act(async () => {
      await call(`/users/sessions/${id}`, { method: 'DELETE' });
      setLines((now) => now.filter((one) => one.id !== id));
    });
  const endAll = async () => {
    const question = {
      title: t('signOutAllTitle'),
      text: t('signOutAllText'),
      accept: t('signOutAll'),
      danger: true,
    };
    if (!(await ask(question))) return;
    await act(async () => {
      await call('/users/sessions', { method: 'DELETE' });
      setLines((now) => now.filter((one) => one.current));
    });
  };
  return (
    <Card
      title={t('sessionsTitle')}
      text={others.length === 0 ? t('onlyHere') : ''}
      actions={
        others.length > 0 && (
          <Button busy={busy} onClick={() => void endAll()}>
            {t('signOutAll')}
          </Button>
        )
      }
    >
      <ul className={css.list}>
        {lines.map((one) => (
          <li key={one.id}>
            <span className={css.what}>
              <span>{nameOf(one, t)}</span>
              <span className={css.when}>
                {one.current ? (
                  <span className={css.here}>{t('here')}</span>
                ) : (
                  <>
                    {t('since')} <Moment at={one.created_at} />
                  </>
                )}
              </span>
            </span>
            {!one.current && (
              <Button small busy={busy} onClick={() => void end(one.id)}>
                {t('signOut')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {dialog}
    </Card>
  );
}

function nameOf(
  { browser, system }: SessionLine,
  t: ReturnType<typeof useTranslations<'admin-security'>>,
): string {
  if (browser && system) return t('on', { browser: isolateBidi(browser), system: isolateBidi(system) });
  return browser ?? system ?? t('unknownBrowser');
}
