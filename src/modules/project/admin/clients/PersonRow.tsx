'use client';

import { KeyRound, Link2, Mail, TriangleAlert } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { dayWords } from '@/core/text/day-words';
import { PasswordDialog } from '@/modules/people/admin/PasswordDialog';
import { STATE_TONES } from '@/modules/people/admin/state-tones';
import { UnreachableDialog } from '@/modules/people/admin/UnreachableDialog';
import type { PersonView } from '@/modules/people/queries/clients-repo';
import { accessOf, takesReminders } from '@/modules/people/rules/people';
import { Button } from '@/ui/admin/Button';
import { Moment } from '@/ui/admin/Moment';
import panes from '@/ui/admin/panes.module.css';
import ui from '@/ui/admin/ui.module.css';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import css from './clients.module.css';
import type { MadeLink } from './LinkReady';
import { PersonMenu } from './PersonMenu';
import { type PeopleProject, wireOf } from './project-context';
import { RightsDialog } from './RightsDialog';

/** Whether a day is over, to within the hours of a time zone. */
const isOver = (day: string): boolean => day < new Date().toISOString().slice(0, 10);

/** One participant of the project: name, state, and the next action. */
export function PersonRow({
  project,
  person,
  onMade,
  onSend,
}: {
  project: PeopleProject;
  person: PersonView;
  onMade: (made: MadeLink) => void;
  onSend: (kind: 'invitation' | 'reminder') => void;
}) {
  const t = useTranslations('admin-clients');
  const locale = useLocale();
  const call = useCall();
  const { busy, act } = useAct();
  const [open, setOpen] = useState<'password' | 'unreachable' | 'rights' | null>(null);
  const { id, state, email, picks, linked, unsent } = person;
  const rights = accessOf(person);
  const name = person.name || email || t('noName');
  // One whose invitation was never sent is invited, not reminded.
  const uninvited = state === 'added' || unsent;
  const share = () =>
    act(async () => {
      const path = `${wireOf(project)}/invitations/${id}/link`;
      onMade({ ...(await call<Omit<MadeLink, 'name'>>(path, { method: 'POST' })), name });
    });
  return (
    <li data-state={state}>
      <div className={css.who}>
        <strong dir="auto">{person.name || <em>{t('noName')}</em>}</strong>
        <span className={css.address} dir="ltr">
          {[email, person.phone].filter(Boolean).join(' · ') || t('noEmail')}
        </span>
        <span className={css.state}>
          <span className={ui.chip} data-tone={STATE_TONES[unsent ? 'added' : state]}>
            {t(unsent ? 'unsent' : linked ? 'linked' : `state.${state}`)}
          </span>
          {uninvited ? null : <Moment at={person.at} />}
          {state === 'revoked' ? null : <span>{t(`access.${rights}`)}</span>}
          {person.ends_on ? (
            <span>
              {t(isOver(person.ends_on) ? 'rights.ended' : 'rights.until', {
                day: dayWords(person.ends_on, locale),
              })}
            </span>
          ) : null}
          {picks > 0 ? <span>{t('picks', { count: picks })}</span> : null}
          {person.reminded_at ? <span>{t('reminded')}</span> : null}
          {person.has_password ? (
            <span>
              <KeyRound aria-hidden className={css.tiny} /> {t('hasPassword')}
            </span>
          ) : null}
        </span>
        {person.unreachable ? (
          <button type="button" className={panes.trouble} onClick={() => setOpen('unreachable')}>
            <TriangleAlert aria-hidden className={css.tiny} /> {t('unreachable')}
          </button>
        ) : null}
      </div>
      <div className={css.rowButtons}>
        {state === 'revoked' ? null : (
          <>
            {email && (uninvited || (state !== 'done' && takesReminders(person.role))) ? (
              <Button small disabled={busy} onClick={() => onSend(uninvited ? 'invitation' : 'reminder')}>
                <Mail aria-hidden /> {t(uninvited ? 'invite' : 'remind')}
              </Button>
            ) : null}
            <Button small disabled={busy} aria-label={t('linkOf', { name })} onClick={() => void share()}>
              <Link2 aria-hidden /> {t('link')}
            </Button>
          </>
        )}
        <PersonMenu
          project={project}
          person={person}
          name={name}
          onMade={onMade}
          onPassword={() => setOpen('password')}
          onRights={() => setOpen('rights')}
        />
      </div>
      {open === 'password' ? (
        <PasswordDialog
          client={{ id: person.client, name, email, has_password: person.has_password }}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open === 'rights' ? (
        <RightsDialog project={project} person={person} name={name} onClose={() => setOpen(null)} />
      ) : null}
      {open === 'unreachable' ? (
        <UnreachableDialog client={{ id: person.client, email: email ?? '' }} onClose={() => setOpen(null)} />
      ) : null}
    </li>
  );
}
