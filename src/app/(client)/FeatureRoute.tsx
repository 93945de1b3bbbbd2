import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { FragmentPage } from '@/ui/fragment/FragmentPage';
import { loadFeaturePage } from '@/web/pages/load-feature-page';
import { FeatureView, Refused } from './FeatureView';
import { Words } from './Words';

/** A feature's page: the front authorized it and loaded its data. */
export async function FeatureRoute() {
  const sent = await loadFeaturePage();
  if (!sent) notFound();
  if ('refused' in sent)
    return (
      <Words of={[]}>
        <Refused code={sent.refused} event={sent.event} locale={await getLocale()} />
      </Words>
    );
  const view = <FeatureView {...sent} />;
  return (
    <Words of="page:feature" type={sent.type}>
      <meta name="csrf-token" content={sent.csrf} />
      {sent.fragment ? (
        <FragmentPage
          scheme={sent.scheme}
          accent={sent.accent}
          type={sent.type}
          wide={sent.wide}
          back={sent.event ? `/events/${sent.event}` : null}
        >
          {view}
        </FragmentPage>
      ) : (
        view
      )}
    </Words>
  );
}
