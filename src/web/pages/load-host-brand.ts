import { headers } from 'next/headers';
import { cache } from 'react';
import { contextOf } from '@/modules/access/read-context';
import { siteOfAccount } from '@/modules/sites/site';

/** The name of the studio on whose host a page is shown; null on the platform's. Read once per request. */
export const loadHostBrand = cache(async (): Promise<string | null> => {
  const { site } = contextOf(await headers());
  return site === null ? null : ((await siteOfAccount(site))?.brand.name ?? null);
});
