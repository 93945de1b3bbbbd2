'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import type { PersonView } from '@/modules/people/queries/clients-repo';
import { ACCESSES, type Access, accessOf, rightsOf } from '@/modules/people/rules/people';
import { Button } from '@/ui/admin/Button';
import { Dialog, DialogActions } from '@/ui/admin/Dialog';
import { SelectField, TextField } from '@/ui/admin/Field';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import { type PeopleProject, wireOf } from './project-context';

// texts: admin-clients.access.*

/** What one person's link lets them do, and its last day; without one it ends with the project. */
export function RightsDialog({
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
  const { busy, errors, act } = useAct(['role', 'ends_on']);
  const before = accessOf(person);
  const [access, setAccess] = useState<Access>(before);
  const [day, setDay] = useState(person.ends_on ?? '');
  const submit = async (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    const done = await act(async () => {
      await call(`${wireOf(project)}/invitations/${person.id}`, {
        method: 'PUT',
        body: { ...(access === before ? {} : rightsOf(access)), ends_on: day || null },
      });
      router.refresh();
    });
    if (done) onClose();
  };
  return (
    <Dialog closable title={t('rights.title', { name })} onClose={onClose}>
      <form onSubmit={submit}>
        <SelectField
          label={t('role')}
          name="access"
          value={access}
          help={access === 'download' ? t('access.downloadHelp') : undefined}
          errors={errors.role}
          options={ACCESSES.map((value) => ({ value, label: t(`access.${value}`) }))}
          onChange={(event) => setAccess(event.currentTarget.value as Access)}
        />
        <TextField
          label={t('rights.day')}
          help={t('rights.dayHelp')}
          name="ends_on"
          type="date"
          dir="ltr"
          optional
          value={day}
          errors={errors.ends_on}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
        <DialogActions>
          <Button type="submit" look="primary" busy={busy}>
            {t('rights.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
