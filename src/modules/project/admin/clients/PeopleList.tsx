'use client';

import { Mail, UserPlus, Users } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { PersonView } from '@/modules/people/queries/clients-repo';
import { isAddressed } from '@/modules/people/rules/people';
import { Button, ButtonLink } from '@/ui/admin/Button';
import panes from '@/ui/admin/panes.module.css';
import ui from '@/ui/admin/ui.module.css';
import { AddPeople } from './AddPeople';
import css from './clients.module.css';
import type { MadeLink } from './LinkReady';
import { PersonRow } from './PersonRow';
import { type PeopleProject, wireOf } from './project-context';
import { SendDialog, type Sending } from './SendDialog';

/** The project's participants with their state, and actions for several at once. */
export function PeopleList({
  project,
  people,
  onMade,
}: {
  project: PeopleProject;
  people: PersonView[];
  onMade: (made: MadeLink) => void;
}) {
  const t = useTranslations('admin-clients');
  const [adding, setAdding] = useState(false);
  const [sending, setSending] = useState<Sending | null>(null);
  const waiting = people.filter((person) => isAddressed('not_invited', person));
  const unfinished = people.filter((person) => isAddressed('not_finished', person));
  const addressed = people.filter((person) => isAddressed('everybody', person));
  const mailed = (some: PersonView[]) => some.filter(({ email }) => email);
  const [toInvite, toRemind, toWrite] = [mailed(waiting), mailed(unfinished), mailed(addressed)];
  return (
    <>
      <div className={css.listHead}>
        <h2>{t('peopleTitle')}</h2>
        <div className={panes.buttons}>
          <Button small onClick={() => setAdding(true)}>
            <UserPlus aria-hidden /> {t('addMany')}
          </Button>
          {people.length > 0 ? (
            <ButtonLink small href={`${wireOf(project)}/people.csv`} download>
              {t('exportCsv')}
            </ButtonLink>
          ) : null}
        </div>
      </div>
      {people.length === 0 ? (
        <div className={ui.empty}>
          <Users aria-hidden />
          <h2>{t('noneInvited')}</h2>
          <p>{t('noneInvitedHelp')}</p>
        </div>
      ) : null}
      {toWrite.length > 0 ? (
        <div className={panes.buttons}>
          {toInvite.length > 0 ? (
            <Button
              small
              look={project.mails ? 'primary' : 'plain'}
              onClick={() => setSending({ kind: 'invitation', audience: 'not_invited', people: waiting })}
            >
              <Mail aria-hidden /> {t('bulk.invite', { count: toInvite.length })}
            </Button>
          ) : null}
          {toRemind.length > 0 ? (
            <Button
              small
              onClick={() => setSending({ kind: 'reminder', audience: 'not_finished', people: unfinished })}
            >
              {t('bulk.remind', { count: toRemind.length })}
            </Button>
          ) : null}
          <Button
            small
            look="quiet"
            onClick={() => setSending({ kind: 'delivered', audience: 'everybody', people: addressed })}
          >
            {t('bulk.other')}
          </Button>
        </div>
      ) : addressed.length > 0 ? (
        <p className={ui.help}>{t('bulk.noneReached')}</p>
      ) : null}
      <ul className={css.list}>
        {people.map((person) => (
          <PersonRow
            key={person.id}
            project={project}
            person={person}
            onMade={onMade}
            onSend={(kind) => setSending({ kind, people: [person] })}
          />
        ))}
      </ul>
      {adding ? <AddPeople project={project} onClose={() => setAdding(false)} /> : null}
      {sending ? (
        <SendDialog
          project={project}
          sending={sending}
          onMade={(made) => {
            setSending(null);
            onMade(made);
          }}
          onClose={() => setSending(null)}
        />
      ) : null}
    </>
  );
}
