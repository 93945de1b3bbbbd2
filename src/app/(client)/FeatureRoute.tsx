import { notFound } from 'next/navigation';
import type { Views } from '@/core/features/views';
import { FragmentPage } from '@/ui/fragment/FragmentPage';
import { PreviewNote } from '@/ui/gallery/PreviewNote';
import { loadFeaturePage } from '@/web/pages/load-feature-page';
import { FeatureView } from './FeatureView';
import { ReturnLinks } from './ReturnLinks';
import { Words } from './Words';

/** A page of the feature that has `views`: the front authorized it and loaded its data. */
export async function FeatureRoute({ of, views }: { of: `page:${string}`; views: Views }) {
  const sent = await loadFeaturePage();
  if (!sent || 'refused' in sent) notFound();
  const view = <FeatureView {...sent} views={views} />;
  return (
    <Words of={of} type={sent.type}>
      <meta name="csrf-token" content={sent.csrf} />
      {sent.event ? <ReturnLinks event={sent.event} /> : null}
      {sent.as && sent.event ? <PreviewNote as={sent.as} event={sent.event} /> : null}
      {sent.fragment ? (
        <FragmentPage
          scheme={sent.scheme}
          accent={sent.accent}
          type={sent.type}
          wide={sent.wide}
          back={sent.event ? `/events/${sent.event}#photos` : null}
        >
          {view}
        </FragmentPage>
      ) : (
        view
      )}
    </Words>
  );
}
