'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { ClientDetails } from '@/server/studio/account-clients-repo';
import type { Choice } from '@/server/studio/country-choices';
import { Button } from '../../components/Button';
import { Dialog, DialogActions } from '../../components/Dialog';
import { useAct } from '../../components/use-act';
import { useCall } from '../../components/use-call';
import { ClientFields } from './ClientFields';

const EMPTY: ClientDetails = {
  name: '',
  email: null,
  additional_email: null,
  phone: null,
  country: null,
  language: null,
  description: null,
};

/** A client to be made. */
export function NewClient({ countries, onClose }: { countries: Choice[]; onClose: () => void }) {
  const t = useTranslations('admin-clients');
  const common = useTranslations('common');
  const call = useCall();
  const router = useRouter();
  const [values, setValues] = useState(EMPTY);
  const { busy, errors, act } = useAct(Object.keys(EMPTY));
  const make = () =>
    act(async () => {
      const { id } = await call<{ id: string }>('/api/x/studio/clients', { method: 'POST', body: values });
      router.push(`/admin/clients/${id}`);
    });
  return (
    <Dialog title={t('list.new')} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <ClientFields
          countries={countries}
          values={values}
          set={(field, value) => setValues((before) => ({ ...before, [field]: value }))}
          errors={errors}
        />
        <DialogActions>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button type="submit" look="primary" busy={busy}>
            {t('one.create')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
