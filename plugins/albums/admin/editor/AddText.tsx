'use client';

import { useT } from '@plugins/kit/admin';
import { Button } from '@plugins/kit/admin/parts';
import { addText } from '../../rules/place-text';
import type { PanelProps } from './SidePanel';
import { newId } from './use-album';

/** Adds an empty caption to the spread, and chooses it. */
export function AddText({ spread, change, onChoose }: Pick<PanelProps, 'spread' | 'change' | 'onChoose'>) {
  const t = useT('albums.admin.editor');
  const write = () => {
    const id = newId();
    change((now) => addText(now, spread.id, id, ''));
    onChoose({ kind: 'text', id });
  };
  return (
    <Button small onClick={write}>
      {t('addText')}
    </Button>
  );
}
