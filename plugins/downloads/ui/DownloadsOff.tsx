import { useT } from '@plugins/kit/ui';
import { useGallery } from '@plugins/kit/ui/hooks';

/** In the gallery's menu, where clients look for downloads: says that the studio has them turned off. */
export function DownloadsOff() {
  const t = useT('downloads');
  const { downloads, can, person } = useGallery(({ event }) => event);
  if (downloads || can.manage || person.role !== 'client') return null;
  return <p className="menu-note">{t('off')}</p>;
}
