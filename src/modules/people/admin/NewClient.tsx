'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Choice } from '@/core/i18n/country-choices';
import type { ClientDetails } from '@/modules/people/queries/account-clients-repo';
import { FormDialog } from '@/ui/admin/FormDialog';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
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

/** The dialog that adds a client. */
export function NewClient({ countries, onClose }: { countries: Choice[]; onClose: () => void }) {
  const t = useTranslations('admin-clients');
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
    <FormDialog title={t('list.new')} accept={t('one.create')} busy={busy} onSubmit={make} onClose={onClose}>
      <ClientFields
        countries={countries}
        values={values}
        set={(field, value) => setValues((before) => ({ ...before, [field]: value }))}
        errors={errors}
      />
    </FormDialog>
  );
}
