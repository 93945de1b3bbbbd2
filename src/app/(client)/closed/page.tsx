import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ClosedPageFacts } from '@/modules/entry/operations/closed-page';
import { sentForm } from '@/web/pages/load-form-page';
import { ClosedHere } from '../ClosedHere';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await sentForm<ClosedPageFacts>())?.brand.name ?? 'Keepers' };
}

/**
 * Why a code or a link does not open its project. Rendered by the front in their place; it has no address of its own.
 */
export default async function ClosedRoute() {
  const closed = await sentForm<ClosedPageFacts>();
  if (!closed) notFound();
  return <ClosedHere {...closed} />;
}
