'use client';

import { useT } from '@plugins/kit/view';
import { buttonClass, notify } from '@plugins/kit/view/parts';
import { Share2 } from 'lucide-react';
import type { ClipDownload, FilmFile } from '../wire';

/** Downloads of a clip in each of its shapes, or when they will be there; and its sharing, while the project shares. */
export function ClipLinks({
  name,
  files,
  download,
  share,
}: {
  name: string;
  files: readonly FilmFile[];
  download: ClipDownload;
  share: string | null;
}) {
  const t = useT('clips.player');
  const send = async (url: string) => {
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title: name, url });
      await navigator.clipboard.writeText(url);
      notify({ text: t('copied') });
    } catch (error) {
      // The person closed the device's own sheet.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        notify({ text: t('notCopied', { url }), tone: 'alert' });
    }
  };
  return (
    <>
      {share && (
        <button type="button" className={buttonClass('line')} onClick={() => void send(share)}>
          <Share2 aria-hidden="true" /> {t('share')}
        </button>
      )}
      {download === 'now' &&
        files.map((file) => (
          <a key={file.shape} href={`${file.url}?download`} download className={buttonClass('line')}>
            {t(`download.${file.shape}`)}
          </a>
        ))}
      {download === 'later' && <span>{t('later')}</span>}
    </>
  );
}
