'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import type { PersonView } from '@/modules/people/queries/clients-repo';
import { Button } from '@/ui/admin/Button';
import { Dialog, DialogActions } from '@/ui/admin/Dialog';
import { TextField } from '@/ui/admin/Field';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import { type PeopleProject, wireOf } from './project-context';

/** The last day of one person's link; without one it ends with the project. */
export function EndDialog({
  project,
  person,
  name,
  onClose,
}: {
  project: PeopleProject;
  person: PersonView;
  name: string;
  onClose: () => void;
}) {
  const t = useTranslations('admin-clients');
  const call = useCall();
  const router = useRouter();
  const { busy, errors, act } = useAct(['ends_on']);
  const [day, setDay] = useState(person.ends_on ?? '');
  const put = async (ends_on: string | null) => {
    const done = await act(async () => {
      await call(`${wireOf(project)}/invitations/${person.id}`, { method: 'PUT', body: { ends_on } });
      router.refresh();
    });
    if (done) onClose();
  };
  const submit = (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    void put(day || null);
  };
  return (
    <Dialog closable title={t('end.title', { name })} onClose={onClose}>
      <form onSubmit={submit}>
        <p>{t('end.text')}</p>
        <TextField
          label={t('end.day')}
          name="ends_on"
          type="date"
          value={day}
          errors={errors.ends_on}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
        <DialogActions>
          {person.ends_on ? (
            <Button busy={busy} onClick={() => void put(null)}>
              {t('end.none')}
            </Button>
          ) : null}
          <Button type="submit" look="primary" busy={busy}>
            {t('end.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
