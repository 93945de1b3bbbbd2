import type { Metadata } from 'next';
import { loadFeaturePage } from '@/web/pages/load-feature-page';
import { FeatureRoute } from '../FeatureRoute';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const sent = await loadFeaturePage();
  return { title: sent && 'page' in sent ? sent.title : 'Keepers' };
}

/** A feature's page that belongs to no project; only the front uses this route. */
export default function FeaturePageRoute() {
  return <FeatureRoute />;
}
