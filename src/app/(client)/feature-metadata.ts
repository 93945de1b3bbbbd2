import type { Metadata } from 'next';
import { loadFeaturePage } from '@/web/pages/load-feature-page';

/** The title of a feature's page. */
export async function featureMetadata(): Promise<Metadata> {
  const sent = await loadFeaturePage();
  return { title: sent && 'page' in sent ? sent.title : 'Keepers' };
}
