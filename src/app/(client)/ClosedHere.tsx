import { headers } from 'next/headers';
import type { ClosedPageFacts } from '@/modules/entry/operations/closed-page';
import { ClosedPage } from '@/modules/entry/ui/ClosedPage';
import { Words } from './Words';

/** Why a project is closed, with the form for an address where one is offered. */
export async function ClosedHere({ reason, brand, offer = null }: ClosedPageFacts) {
  const csrf = (await headers()).get('x-keepers-csrf') ?? '';
  return (
    <Words of={[]}>
      <meta name="csrf-token" content={csrf} />
      <ClosedPage reason={reason} brand={brand} offer={offer} csrf={csrf} />
    </Words>
  );
}
