import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import type { ClosedPageFacts } from '@/modules/entry/operations/closed-page';
import { ClosedPage } from '@/modules/entry/ui/ClosedPage';
import { sentForm } from '@/web/pages/load-form-page';
import { Words } from '../Words';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await sentForm<ClosedPageFacts>())?.brand.name ?? 'Keepers' };
}

/**
 * Why a code or a link does not open its project. Rendered by the front in their place; it has no address of its own.
 */
export default async function ClosedRoute() {
  const [closed, all] = await Promise.all([sentForm<ClosedPageFacts>(), headers()]);
  if (!closed) notFound();
  const csrf = all.get('x-keepers-csrf') ?? '';
  return (
    <Words of={[]}>
      <meta name="csrf-token" content={csrf} />
      <ClosedPage {...closed} csrf={csrf} />
    </Words>
  );
}
