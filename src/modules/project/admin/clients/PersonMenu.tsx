'use client';

import { toast } from '@payloadcms/ui';
import { Ban, KeyRound, Link2, Pencil, RotateCcw, ShieldCheck } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { PersonView } from '@/modules/people/queries/clients-repo';
import { useConfirm } from '@/ui/admin/Dialog';
import { Menu } from '@/ui/admin/Menu';
import { useActs } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import { useUndo } from '@/ui/admin/use-undo';
import type { MadeLink } from './LinkReady';
import { type PeopleProject, wireOf } from './project-context';

/** Less frequent actions for one participant: new link, rights, password, revoking and its undo. */
export function PersonMenu({
  project,
  person,
  name,
  onMade,
  onPassword,
  onRights,
}: {
  project: PeopleProject;
  person: PersonView;
  name: string;
  onMade: (made: MadeLink) => void;
  onPassword: () => void;
  onRights: () => void;
}) {
  const t = useTranslations('admin-clients');
  const call = useCall();
  const router = useRouter();
  const act = useActs();
  const offerUndo = useUndo();
  const [ask, dialog] = useConfirm();
  const path = `${wireOf(project)}/invitations/${person.id}`;
  const restore = async () => {
    await call(`${path}/restore`, { method: 'POST' });
    // Without its own action the notice would keep the Undo of the one it replaces.
    toast.success(t('restored', { name }), { id: `person-${person.id}`, action: undefined });
    router.refresh();
  };
  const revoke = async () => {
    const words = { title: t('revokeTitle', { name }), text: t('revokeText'), accept: t('revoke') };
    if (!(await ask({ ...words, danger: true }))) return;
    await act(async () => {
      await call(path, { method: 'DELETE' });
      offerUndo(t('revoked', { name }), restore, `person-${person.id}`);
      router.refresh();
    });
  };
  const renew = async () => {
    const words = { title: t('renewTitle', { name }), text: t('renewText'), accept: t('renew') };
    if (!(await ask(words))) return;
    await act(async () => {
      onMade({
        ...(await call<Omit<MadeLink, 'name'>>(`${path}/renew`, { method: 'POST', body: {} })),
        name,
      });
    });
  };
  const edit = {
    icon: Pencil,
    label: t('edit'),
    href: `/admin/clients/${person.client}`,
  };
  const items =
    person.state === 'revoked'
      ? [edit, { icon: RotateCcw, label: t('restore'), run: () => act(restore) }]
      : [
          edit,
          { icon: KeyRound, label: t('password'), run: onPassword },
          { icon: ShieldCheck, label: t('rights.menu'), run: onRights },
          { icon: Link2, label: t('renew'), run: renew },
          { icon: Ban, label: t('revoke'), run: revoke },
        ];
  return (
    <>
      <Menu label={t('menu', { name })} items={items} />
      {dialog}
    </>
  );
}
