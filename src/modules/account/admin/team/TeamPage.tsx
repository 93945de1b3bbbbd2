'use client';

import { toast } from '@payloadcms/ui';
import { Check, X } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { RightWord } from '@/modules/account/rules/team';
import type { MemberView, TeamInvitationView } from '@/modules/account/team/queries';
import { Button } from '@/ui/admin/Button';
import { useConfirm } from '@/ui/admin/Dialog';
import { Moment } from '@/ui/admin/Moment';
import { Page, Section } from '@/ui/admin/Page';
import css from '@/ui/admin/team.module.css';
import ui from '@/ui/admin/ui.module.css';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import { useSentNotice } from '@/ui/admin/use-sent-notice';
import { InviteForm } from './InviteForm';

interface Props {
  members: MemberView[];
  waiting: TeamInvitationView[];
  rights: { permission: RightWord; may: boolean }[];
  me: string;
}

const TEAM = '/api/x/studio/team';

/** A studio's team: members, invitations, and the permissions of an assistant. */
export function TeamPage({ members, waiting, rights, me }: Props) {
  const t = useTranslations('admin-studio.team');
  const call = useCall();
  const showSent = useSentNotice();
  const router = useRouter();
  const { busy, act } = useAct();
  const [ask, dialog] = useConfirm();
  const remove = async ({ id, name, email }: MemberView) => {
    const who = name || email;
    const question = { title: t('removeTitle', { who }), text: t('removeText'), accept: t('remove') };
    if (!(await ask({ ...question, danger: true }))) return;
    await act(async () => {
      await call(`${TEAM}/members/${id}`, { method: 'DELETE' });
      toast.success(t('removed', { who }));
      router.refresh();
    });
  };
  const withdraw = (id: string) =>
    act(async () => {
      await call(`${TEAM}/invitations/${id}`, { method: 'DELETE' });
      toast.success(t('withdrawn'));
      router.refresh();
    });
  const again = ({ email, locale }: TeamInvitationView) =>
    act(async () => {
      await call(`${TEAM}/invitations`, { method: 'POST', body: { email, locale } });
      showSent(t('sent', { email }));
      router.refresh();
    });
  return (
    <Page title={t('title')} help={t('help')}>
      <Section title={t('people')}>
        <ul className={css.list}>
          {members.map((member) => (
            <li key={member.id}>
              <div>
                <strong>
                  <bdi>{member.name || member.email}</bdi>
                </strong>
                <bdi dir="ltr">{member.email}</bdi>
              </div>
              <span className={ui.chip} data-tone={member.role === 'owner' ? 'live' : undefined}>
                {t(`role.${member.role}`)}
              </span>
              {member.role === 'assistant' && member.id !== me ? (
                <Button
                  look="quiet"
                  disabled={busy}
                  aria-label={t('removeOne', { who: member.name || member.email })}
                  onClick={() => void remove(member)}
                >
                  {t('remove')}
                </Button>
              ) : null}
            </li>
          ))}
          {waiting.map((one) => (
            <li key={one.id}>
              <div>
                <strong>
                  <bdi dir="ltr">{one.email}</bdi>
                </strong>
                <span>
                  {t.rich(one.expired ? 'expired' : 'until', { at: () => <Moment at={one.expires_at} /> })}
                </span>
              </div>
              <span className={ui.chip} data-tone={one.expired ? 'bad' : 'yours'}>
                {t(one.expired ? 'isExpired' : 'isInvited')}
              </span>
              <Button look="quiet" disabled={busy} onClick={() => void again(one)}>
                {t('again')}
              </Button>
              <Button
                look="quiet"
                disabled={busy}
                aria-label={t('withdrawOne', { email: one.email })}
                onClick={() => void withdraw(one.id)}
              >
                {t('withdraw')}
              </Button>
            </li>
          ))}
        </ul>
      </Section>
      <InviteForm />
      <Section title={t('rightsTitle')} help={t('rightsHelp')}>
        <ul className={css.rights}>
          {rights.map(({ permission, may }) => (
            <li key={permission} data-may={may}>
              {may ? <Check aria-label={t('may')} /> : <X aria-label={t('mayNot')} />}
              {t(`right.${permission}`)}
            </li>
          ))}
        </ul>
      </Section>
      {dialog}
    </Page>
  );
}
