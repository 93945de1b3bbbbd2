import { headers } from 'next/headers';
import { contextOf } from '@/modules/access/read-context';
import { loadFormPage } from './load-form-page';
import { screenState } from './screen-state';

/** Loads a step around signing in, by its path. */
export async function loadAccountScreen(path: string, query: { sent?: string }) {
  const form = await loadFormPage();
  return { ...form, state: screenState(path, contextOf(await headers()).cookies, query) };
}
