import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { siteViews } from '@/registry/site-pages';
import { SiteErrorPage } from '@/ui/site/SiteErrorPage';
import { SiteFrame } from '@/ui/site/SiteFrame';
import { SiteHome, type SiteHomeProps } from '@/ui/site/SiteHome';
import { loadFeaturePage } from '@/web/pages/load-feature-page';
import { readFlash, sentForm } from '@/web/pages/load-form-page';
import { FeatureView } from '../../FeatureView';
import { Words } from '../../Words';

export const dynamic = 'force-dynamic';

type RouteProps = { params: Promise<{ rest: string[] }> };

export async function generateMetadata({ params }: RouteProps): Promise<Metadata> {
  const [page] = (await params).rest;
  if (page === 'home') return { title: (await sentForm<SiteHomeProps>())?.brand.name ?? '' };
  const sent = page === 'page' ? await loadFeaturePage() : null;
  if (!sent || !('page' in sent) || !sent.site)
    return { title: (await getTranslations('site'))(page === 'unknown' ? 'unknown.title' : 'missing.title') };
  const { title, site } = sent;
  const found = site.description !== null && !site.bare;
  if (!found) return { title };
  return {
    title,
    description: site.description,
    robots: { index: true },
    alternates: { canonical: site.url },
    openGraph: { title, description: site.description ?? '', url: site.url, siteName: site.brand },
  };
}

/**
 * Pages of a photographer's host. The front decided what is shown, and to whom; these routes have no address of their
 * own.
 */
export default async function SiteRoute({ params }: RouteProps) {
  const [page] = (await params).rest;
  if (page === 'unknown' || page === 'missing')
    return (
      <Words of={['site']}>
        <SiteErrorPage kind={page} />
      </Words>
    );
  if (page === 'home') {
    const home = await sentForm<SiteHomeProps>();
    if (!home) notFound();
    return (
      <Words of={['site']}>
        <SiteHome {...home} />
      </Words>
    );
  }
  const [sent, flash] = await Promise.all([loadFeaturePage(), readFlash()]);
  if (!sent || !('page' in sent) || !sent.site) notFound();
  const { scheme, accent, site } = sent;
  return (
    <Words of="page:site">
      <meta name="csrf-token" content={sent.csrf} />
      <SiteFrame scheme={scheme} accent={accent} brand={site.brand} bare={site.bare} flash={flash}>
        <FeatureView {...sent} views={siteViews} />
      </SiteFrame>
    </Words>
  );
}
