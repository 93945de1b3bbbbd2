'use client';

import { useT } from '@plugins/kit/ui';
import { Button, Dialog, notify } from '@plugins/kit/ui/parts';
import type { Product } from '../../ui/shown-product';
import { useSelectionStore } from '../../ui/use-selection';
import type { StartChoice } from '../rules/start-choices';

/** Concurrent requests for picks. */
const AT_ONCE = 10;

/** Confirms that a product starts from favorites, and from which; a notice has the Undo. */
export function StartDialog({
  product,
  choices,
  open,
  onClose,
}: {
  product: Product;
  choices: readonly StartChoice[];
  open: boolean;
  onClose: () => void;
}) {
  const t = useT('selection.marks.start');
  const selection = useSelectionStore();
  const start = async ({ medias }: StartChoice) => {
    onClose();
    if (!selection) return;
    const pickAll = async (all: readonly string[], selected: boolean) => {
      const done: string[] = [];
      let refused: string | null = null;
      for (let at = 0; at < all.length; at += AT_ONCE)
        await Promise.all(
          all.slice(at, at + AT_ONCE).map(async (media) => {
            const outcome = await selection.pick(product.id, media, selected);
            if (outcome.kind === 'refused') refused = outcome.message;
            else done.push(media);
          }),
        );
      return { done, refused: refused as string | null };
    };
    const { done, refused } = await pickAll(medias, true);
    if (refused) notify({ text: refused, tone: 'alert' });
    notify({
      text: t('started', { product: product.name, count: done.length }),
      key: 'selection',
      action: { label: t('undo'), run: () => void pickAll(done, false) },
    });
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('title', { product: product.name })}>
      <div className="flex flex-col gap-3">
        <p className="text-quiet">{t('text')}</p>
        {choices.map((choice) => (
          <div key={choice.of} className="flex flex-col gap-1">
            <Button
              look={choice.over > 0 ? 'line' : 'ink'}
              disabled={choice.over > 0}
              onClick={() => void start(choice)}
            >
              {t(choice.of, { count: choice.medias.length })}
            </Button>
            {choice.over > 0 ? (
              <p className="text-quiet text-sm">
                {t('over', { count: choice.over, max: product.maxphotos ?? 0, product: product.name })}
              </p>
            ) : null}
          </div>
        ))}
      </div>
    </Dialog>
  );
}
