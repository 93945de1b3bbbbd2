import { notFound, redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { namedKey } from '@/core/i18n/translate';
import { allow } from '@/modules/access/table';
import { cardQuestion } from '@/modules/home/admin/draw-cards';
import { requireStudio, StudioPage } from '@/modules/identity/admin/studio-page';
import { services } from '@/modules/services/services';
import { featureAdmins } from '@/registry/admin';
import { Page } from '@/ui/admin/Page';
import { DrawnScreen } from './DrawnScreen';

/** A feature's own screen, `/admin/x/{feature}/{name}`, for people of an account. */
export async function FeatureScreenView(view: AdminViewServerProps) {
  const person = await requireStudio();
  const [, id = '', name = ''] = (view.params?.segments as string[] | undefined) ?? [];
  const feature = featureAdmins.find((one) => one.id === id);
  const screen = feature?.screens?.find((one) => one.name === name);
  if (screen?.service && !services.app(screen.service)) notFound();
  const here = person.account || (screen?.platform && allow(person.role, screen.permission) === 'all');
  if (!screen || !here || allow(person.role, screen.permission) === 'none') notFound();
  if (screen.payments && person.account) redirect('/admin/settings/payments');
  const asked = { ...cardQuestion(person), search: view.searchParams ?? {} };
  const title = asked.t(namedKey(screen.label));
  const drawn = <DrawnScreen feature={id} screen={screen} person={person} asked={asked} />;
  const below = (await screen.crumb?.(asked)) ?? null;
  const crumbs =
    below === null ? [{ label: title }] : [{ label: title, url: `/admin/x/${id}/${name}` }, { label: below }];
  return (
    <StudioPage view={view} person={person} crumbs={crumbs} parts={[`feature:${id}:screens`]}>
      {screen.whole ? (
        drawn
      ) : (
        <Page wide title={below ?? title}>
          {drawn}
        </Page>
      )}
    </StudioPage>
  );
}
