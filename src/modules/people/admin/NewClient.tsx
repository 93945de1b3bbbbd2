'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Choice } from '@/core/i18n/country-choices';
import { DETAILS, EMPTY_DETAILS } from '@/modules/people/rules/details';
import { FormDialog } from '@/ui/admin/FormDialog';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import { ClientFields } from './ClientFields';

/** The dialog that adds a client. */
export function NewClient({ countries, onClose }: { countries: Choice[]; onClose: () => void }) {
  const t = useTranslations('admin-clients');
  const call = useCall();
  const router = useRouter();
  const [values, setValues] = useState(EMPTY_DETAILS);
  const { busy, errors, act } = useAct(DETAILS);
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
