'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { ClientLine } from '@/modules/people/queries/account-clients-repo';
import { readPasted } from '@/modules/people/rules/people-columns';
import { Button, ButtonLink } from '@/ui/admin/Button';
import { Dialog, DialogActions } from '@/ui/admin/Dialog';
import { AreaField, TextField } from '@/ui/admin/Field';
import panes from '@/ui/admin/panes.module.css';
import ui from '@/ui/admin/ui.module.css';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import css from './clients.module.css';
import { type PeopleProject, wireOf } from './project-context';
import { useKnownClients } from './use-known-clients';

const EXAMPLE = 'Maya Levi <maya@example.com>, dan@example.com';

/** Adds several people at once: chosen from the account's clients, or pasted. Sends nothing. */
export function AddPeople({ project, onClose }: { project: PeopleProject; onClose: () => void }) {
  const t = useTranslations('admin-clients.add');
  const common = useTranslations('common');
  const call = useCall();
  const router = useRouter();
  const [q, setQ] = useState('');
  const [chosen, setChosen] = useState<ClientLine[]>([]);
  const [pasted, setPasted] = useState('');
  const { busy, act } = useAct();
  const found = useKnownClients(q.trim());
  const { people, strange } = readPasted(pasted);
  const count = chosen.length + people.length;
  const toggle = (client: ClientLine) =>
    setChosen((before) =>
      before.some(({ id }) => id === client.id)
        ? before.filter(({ id }) => id !== client.id)
        : [...before, client],
    );
  const add = () =>
    act(async () => {
      const body = { people: [...chosen.map(({ id }) => ({ client: id })), ...people] };
      const done = await call<{ added: number; known: number }>(`${wireOf(project)}/people`, {
        method: 'POST',
        body,
      });
      toast.success(t('done', done));
      router.refresh();
      if (strange.length === 0) return onClose();
      // What could not be read stays, to be corrected.
      setChosen([]);
      setPasted(strange.join('\n'));
    });
  return (
    <Dialog title={t('title')} onClose={onClose} wide>
      <div className={css.addSides}>
        <div className={panes.column}>
          <TextField
            label={t('known')}
            placeholder={t('search')}
            type="search"
            dir="auto"
            value={q}
            onChange={(event) => setQ(event.currentTarget.value)}
          />
          <ul className={css.pickList}>
            {found.length === 0 ? <li className={ui.help}>{t('none')}</li> : null}
            {found.map((client) => (
              <li key={client.id}>
                <label className={css.pickOne}>
                  <input
                    type="checkbox"
                    checked={chosen.some(({ id }) => id === client.id)}
                    onChange={() => toggle(client)}
                  />
                  <bdi>{client.name || client.email}</bdi>
                  <span dir="ltr">{client.name ? (client.email ?? client.phone ?? '') : ''}</span>
                </label>
              </li>
            ))}
          </ul>
        </div>
        <div className={panes.column}>
          <AreaField
            label={t('paste')}
            help={t('pasteHelp', { example: EXAMPLE })}
            name="pasted"
            dir="auto"
            rows={7}
            value={pasted}
            onChange={(event) => setPasted(event.currentTarget.value)}
          />
          {pasted.trim() ? <p className={ui.help}>{t('found', { count: people.length })}</p> : null}
          {strange.length > 0 ? (
            <p className={ui.error}>{t('strange', { what: strange.slice(0, 5).join(' · ') })}</p>
          ) : null}
          <p>
            <ButtonLink small href={`/admin/clients?import=${project.id}`}>
              {t('table')}
            </ButtonLink>
          </p>
        </div>
      </div>
      <DialogActions>
        <Button onClick={onClose}>{common('cancel')}</Button>
        <Button look="primary" busy={busy} disabled={count === 0} onClick={() => void add()}>
          {t('submit', { count })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
