import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ClosedPage, type ClosedPageProps } from '@/modules/entry/ui/ClosedPage';
import { sentForm } from '@/web/pages/load-form-page';
import { Words } from '../Words';

export const dynamic = 'force-dynamic';

interface Closed {
  code: ClosedPageProps['code'];
  brand: { name: string; contact: string | null };
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await sentForm<Closed>())?.brand.name ?? 'Keepers' };
}

/** Why a code or a link opens nothing now. Drawn by the front in their place; it has no address of its own. */
export default async function ClosedRoute() {
  const closed = await sentForm<Closed>();
  if (!closed) notFound();
  return (
    <Words namespaces={[]}>
      <ClosedPage code={closed.code} brand={{ logo: null, accent: null, ...closed.brand }} />
    </Words>
  );
}
