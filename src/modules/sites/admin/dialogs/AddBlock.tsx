'use client';

import { useTranslations as useT } from 'next-intl';
import { Dialog } from '@/ui/admin/Dialog';
import { Drawing } from '../Drawing';
import { useBuilder } from '../state/builder-context';
import { useBlockWords } from '../state/use-block-words';
import css from '../styles/dialogs.module.css';

/** Blocks that cannot be added by hand. */
const OWN = new Set(['sites.missing', 'reviews.whole']);

/** The blocks that can be added to a page, each with name, description and thumbnail. */
export function AddBlock({ onAdd, onClose }: { onAdd: (type: string) => void; onClose: () => void }) {
  const t = useT('sites.builder');
  const words = useBlockWords();
  const { parts: known } = useBuilder();
  return (
    <Dialog wide title={t('addBlock')} onClose={onClose}>
      <ul className={css.blocks}>
        {known.blocks
          .filter(({ id }) => !OWN.has(id))
          .map(({ id }) => (
            <li key={id}>
              <button type="button" onClick={() => onAdd(id)}>
                <Drawing type={id} />
                <strong>{words.label(id)}</strong>
                <small>{words.about(id)}</small>
              </button>
            </li>
          ))}
      </ul>
    </Dialog>
  );
}
