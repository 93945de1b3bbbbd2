import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { loadFeaturePage } from '@/web/pages/load-feature-page';
import { Refused } from '../../../Refused';
import { Words } from '../../../Words';

export const dynamic = 'force-dynamic';

/** The heading's name is the title as well. */
export async function generateMetadata(): Promise<Metadata> {
  const sent = await loadFeaturePage();
  return { title: (sent && 'refused' in sent && sent.brand) || 'Keepers' };
}

/** An address below a project that is refused; its pages are rendered by the routes of their features. */
export default async function RefusedRoute() {
  const sent = await loadFeaturePage();
  if (!sent || !('refused' in sent)) notFound();
  return (
    <Words of={[]}>
      <Refused code={sent.refused} event={sent.event} brand={sent.brand} locale={await getLocale()} />
    </Words>
  );
}
