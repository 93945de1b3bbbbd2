'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { InvitationView } from '@/server/studio/clients-repo';
import { Button } from '../../../components/Button';
import { useConfirm } from '../../../components/Dialog';
import { Moment } from '../../../components/Moment';
import ui from '../../../components/ui.module.css';
import { useAct } from '../../../components/use-act';
import { useCall } from '../../../components/use-call';
import css from './clients.module.css';
import type { MadeLink } from './LinkReady';

const stateOf = ({ revoked_at, opened_at, sent_at }: InvitationView) =>
  revoked_at ? 'revoked' : opened_at ? 'opened' : sent_at ? 'mailed' : 'made';
const TONES = { revoked: 'bad', opened: 'live', mailed: undefined, made: undefined };

/** Everyone invited, what became of it, a new link, and the end of one. */
export function InvitationList({
  event,
  invitations,
  onMade,
}: {
  event: string;
  invitations: InvitationView[];
  onMade: (made: MadeLink) => void;
}) {
  const t = useTranslations('admin.clients');
  const call = useCall();
  const router = useRouter();
  const { busy, act } = useAct();
  const [ask, dialog] = useConfirm();
  const path = `/api/x/studio/projects/${event}/invitations`;
  const renew = ({ id, name }: InvitationView) =>
    act(async () => {
      const made = await call<Omit<MadeLink, 'name'>>(`${path}/${id}/renew`, { method: 'POST', body: {} });
      onMade({ ...made, name });
      router.refresh();
    });
  const revoke = async ({ id, name }: InvitationView) => {
    if (
      !(await ask({
        title: t('revokeTitle', { name }),
        text: t('revokeText'),
        accept: t('revoke'),
        danger: true,
      }))
    )
      return;
    await act(async () => {
      await call(`${path}/${id}`, { method: 'DELETE' });
      toast.success(t('revoked', { name }));
      router.refresh();
    });
  };
  if (invitations.length === 0) return <p className={ui.help}>{t('nobody')}</p>;
  return (
    <ul className={css.list}>
      {invitations.map((invitation) => {
        const state = stateOf(invitation);
        const at =
          invitation.revoked_at ?? invitation.opened_at ?? invitation.sent_at ?? invitation.created_at;
        return (
          <li key={invitation.id} data-state={state}>
            <div className={css.who}>
              <strong dir="auto">{invitation.name}</strong>
              <span className={css.address} dir="ltr">
                {invitation.email ?? invitation.phone ?? ''}
              </span>
              <span className={css.state}>
                <span className={ui.chip} data-tone={TONES[state]}>
                  {t(`state.${state}`)}
                </span>
                <Moment at={at} />
                {invitation.role === 'guest' ? <span>{t('roleGuest')}</span> : null}
                {invitation.picks > 0 ? <span>{t('picks', { count: invitation.picks })}</span> : null}
              </span>
            </div>
            {state === 'revoked' ? null : (
              <div className={css.rowButtons}>
                <Button small disabled={busy} onClick={() => void renew(invitation)}>
                  {t('renew')}
                </Button>
                <Button small look="quiet" disabled={busy} onClick={() => void revoke(invitation)}>
                  {t('revoke')}
                </Button>
              </div>
            )}
          </li>
        );
      })}
      {dialog}
    </ul>
  );
}
