import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { TeamPage } from '@/components/entry/TeamPage';
import { hashToken } from '@/server/crypto';
import { contextOf } from '@/server/http/request-context';
import { loadFormPage } from '@/server/pages/load-form-page';
import { teamLinkOf } from '@/server/team/link-cookie';
import { findOpenInvitation } from '@/server/team/repo';
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
    <Words namespaces={['account']}>
      <meta name="csrf-token" content={form.csrf} />
      <TeamPage {...form} invitation={invitation} />
    </Words>
  );
}
