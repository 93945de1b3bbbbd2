import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { env } from '@/core/env';
import { translator } from '@/core/i18n/translate';
import { allow } from '@/modules/access/table';
import { listDevices } from '@/modules/identity/devices/queries';
import { mayEndDevice } from '@/modules/identity/rules/device';
import { DevicesPage } from '../lazy';
import { requireStudio, StudioPage } from '../studio-page';

/** Programs that may upload and read selections: the user's own; the owner sees those of the whole account. */
export async function DevicesView(view: AdminViewServerProps) {
  const person = await requireStudio();
  if (!person.account || allow(person.role, 'device.create') === 'none') notFound();
  const t = translator(person.locale);
  const all = mayEndDevice(person.role, false);
  const devices = await listDevices(person.account, all ? null : person.user.id);
  return (
    <StudioPage view={view} person={person} crumbs={[{ label: t('admin-studio.devices.title') }]}>
      <DevicesPage devices={devices} me={person.user.id} server={env().publicUrl} />
    </StudioPage>
  );
}
