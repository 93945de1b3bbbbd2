import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { hashToken } from '@/core/crypto';
import { contextOf } from '@/modules/access/read-context';
import { teamLinkOf } from '@/modules/account/team/link-cookie';
import { findOpenInvitation } from '@/modules/account/team/queries';
import { TeamPage } from '@/modules/entry/ui/TeamPage';
import { loadFormPage } from '@/web/pages/load-form-page';
import { Words } from '../../Words';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account');
  return { title: `${t('team.submit')} · Keepers`, referrer: 'no-referrer', robots: 'noindex' };
}

/** Where an invited assistant sets name and password. */
export default async function TeamRoute() {
  const form = await loadFormPage();
  const token = teamLinkOf(contextOf(await headers()).cookies);
  const found = token ? await findOpenInvitation(hashToken(token)) : null;
  const invitation = found && { studio: found.studio, email: found.email, known: found.known !== null };
  return (
    <Words of={['account']}>
      <meta name="csrf-token" content={form.csrf} />
      <TeamPage {...form} invitation={invitation} />
    </Words>
  );
}
