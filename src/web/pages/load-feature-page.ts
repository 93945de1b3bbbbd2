import { headers } from 'next/headers';
import type { RefusedPage, SentPage } from '@/core/http/define-page';
import { sentForm } from './load-form-page';

/** The front's data of a feature's page, with the token of its forms; null where there is none. */
export async function loadFeaturePage(): Promise<((SentPage | RefusedPage) & { csrf: string }) | null> {
  const sent = await sentForm<Partial<SentPage & RefusedPage>>();
  if (!sent?.page && !sent?.refused) return null;
  return { ...(sent as SentPage | RefusedPage), csrf: (await headers()).get('x-keepers-csrf') ?? '' };
}
