'use client';

import { Link2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { PersonView } from '@/modules/people/queries/clients-repo';
import { Button } from '@/ui/admin/Button';
import panes from '@/ui/admin/panes.module.css';
import ui from '@/ui/admin/ui.module.css';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import type { MadeLink } from './LinkReady';
import { type PeopleProject, wireOf } from './project-context';

/** Those that no email reaches, each with the personal link to send instead; nothing where there are none. */
export function Unreached({
  project,
  people,
  onMade,
}: {
  project: PeopleProject;
  people: PersonView[];
  onMade: (made: MadeLink) => void;
}) {
  const t = useTranslations('admin-clients');
  const call = useCall();
  const { busy, act } = useAct();
  if (people.length === 0) return null;
  const share = (id: string, name: string) =>
    act(async () => {
      const path = `${wireOf(project)}/invitations/${id}/link`;
      onMade({ ...(await call<Omit<MadeLink, 'name'>>(path, { method: 'POST' })), name });
    });
  return (
    <div>
      <p className={ui.help}>{t('bulk.unreached', { count: people.length })}</p>
      <div className={panes.buttons}>
        {people.map(({ id, name, phone }) => {
          const said = name || phone || t('noName');
          return (
            <Button
              key={id}
              small
              disabled={busy}
              aria-label={t('linkOf', { name: said })}
              onClick={() => void share(id, said)}
            >
              <Link2 aria-hidden /> <bdi>{said}</bdi>
            </Button>
          );
        })}
      </div>
    </div>
  );
}
