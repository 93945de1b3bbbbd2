'use client';

import { useT } from '@plugins/kit/ui';
import type { ListView } from '../lists-view';

/** Returns a function for a line about a list: whose it is, or who can see this person's own. */
export function useAboutList(): (list: ListView) => string {
  const t = useT('selection.lists');
  return ({ mine, by, sent }) => {
    if (!mine) return by ? t('from', { name: by }) : t('fromUnnamed');
    if (!sent) return t('private');
    return t(sent.changed ? `changed.${sent.to}` : `sent.${sent.to}`);
  };
}
