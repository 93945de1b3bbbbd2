import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { env } from '@/core/env';
import { translator } from '@/core/i18n/translate';
import { allow } from '@/modules/access/table';
import { requireStudio, StudioPage } from '@/modules/identity/admin/studio-page';
import { readBuilds } from '../operations/read-builds';
import { readDevices, readQuestions } from '../operations/read-devices';
import { platformOf } from '../rules/platform';
import { DevicesPage } from './lazy';

/**
 * Connected programs: the user's own; the owner sees those of the whole account. `?code=` begins to connect one,
 * `?new=key` to make a key.
 */
export async function DevicesView(view: AdminViewServerProps) {
  const person = await requireStudio();
  const { account } = person;
  if (!account || allow(person.role, 'device.create') === 'none') notFound();
  const t = translator(person.locale);
  const code = view.searchParams?.code;
  const [devices, questions, programs, asked] = await Promise.all([
    readDevices({ ...person, account }),
    readQuestions({ account }),
    readBuilds(),
    headers(),
  ]);
  return (
    <StudioPage view={view} person={person} crumbs={[{ label: t('admin-devices.title') }]}>
      <DevicesPage
        first={{ devices, questions }}
        code={typeof code === 'string' ? code : null}
        newKey={view.searchParams?.new === 'key'}
        server={env().publicUrl}
        downloads={{ ...programs, platform: platformOf(asked.get('user-agent') ?? '') }}
      />
    </StudioPage>
  );
}
