'use client';

import { useT } from '@plugins/kit/view';
import { buttonClass } from '@plugins/kit/view/parts';
import { useState } from 'react';
import type { LineToEdit } from '../wire';
import { OptionName } from './OptionName';
import { PrintPreview, type Shown } from './PrintPreview';

export interface LinePageProps extends LineToEdit {
  event: string;
  csrf: string;
}

/** The prints of a line of the cart as they were edited, to be edited again. Saving leads back to the cart. */
export function LinePage({ event, line, photos, csrf, ...props }: LinePageProps) {
  const t = useT('shop');
  const [crop, setCrop] = useState(props.crop);
  const [shown, setShown] = useState<Shown>({ at: photos[0]?.id ?? '', open: true, called: 0 });
  return (
    <form
      method="post"
      action={`/api/x/shop/projects/${event}/cart/edit`}
      className="mx-auto flex w-full max-w-3xl flex-col pb-28"
    >
      <input type="hidden" name="authenticity_token" value={csrf} />
      <input type="hidden" name="line" value={line.id} />
      <input type="hidden" name="crop" value={JSON.stringify(crop)} />
      <h1 className="font-display text-3xl leading-snug">{t('edit.open')}</h1>
      <p className="mb-4 text-quiet">
        <bdi>{line.name}</bdi>
        {line.option_name && (
          <>
            {' · '}
            <OptionName>{line.option_name}</OptionName>
          </>
        )}
      </p>
      <PrintPreview
        photos={photos}
        ratio={line.ratio}
        crop={crop}
        onCrop={setCrop}
        shown={shown}
        onShown={setShown}
      />
      <div className="fixed inset-x-0 bottom-0 z-10 border-line border-t bg-paper px-6 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <div className="mx-auto flex w-full max-w-3xl items-center justify-between gap-4">
          <a href={`/events/${event}/cart`} className={buttonClass('line')}>
            {t('edit.toCart')}
          </a>
          <button type="submit" className={buttonClass('ink')}>
            {t('edit.save')}
          </button>
        </div>
      </div>
    </form>
  );
}
