import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { FragmentPage } from '@/components/fragment/FragmentPage';
import { loadFeaturePage } from '@/server/pages/load-feature-page';
import { FeatureView, Refused } from '../../../FeatureView';
import { Words } from '../../../Words';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const sent = await loadFeaturePage();
  return { title: sent && 'page' in sent ? sent.title : 'Keepers' };
}

/** A feature's page below a project: the front decided that it may be seen, and loaded what it shows. */
export default async function FeaturePageRoute() {
  const sent = await loadFeaturePage();
  if (!sent) notFound();
  if ('refused' in sent)
    return (
      <Words namespaces={[]}>
        <Refused code={sent.refused} event={sent.event} locale={await getLocale()} />
      </Words>
    );
  const view = <FeatureView {...sent} />;
  return (
    <Words namespaces={[]} withFeatures>
      <meta name="csrf-token" content={sent.csrf} />
      {sent.fragment ? (
        <FragmentPage scheme={sent.scheme} accent={sent.accent} back={`/events/${sent.event}`}>
          {view}
        </FragmentPage>
      ) : (
        view
      )}
    </Words>
  );
}
