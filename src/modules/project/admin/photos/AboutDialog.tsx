'use client';

import type { StudioPhoto } from '@media/rules/packed-photos';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { formatBytes } from '@/core/text/format-bytes';
import type { PhotoAbout } from '@/modules/project/queries/photos-repo';
import { Dialog } from '@/ui/admin/Dialog';
import { Moment } from '@/ui/admin/Moment';
import { Reading } from '@/ui/admin/Reading';
import { useRead } from '@/ui/admin/use-read';
import css from './dialogs.module.css';

/** A photograph's file and camera data. */
export function AboutDialog({
  event,
  photo,
  onClose,
}: {
  event: string;
  photo: Pick<StudioPhoto, 'id' | 'name'>;
  onClose: () => void;
}) {
  const t = useTranslations('admin-photos.about');
  const read = useRead<PhotoAbout>(`/api/x/studio/projects/${event}/photos/${photo.id}/about`);
  return (
    <Dialog title={photo.name} onClose={onClose}>
      <div aria-live="polite">
        {read.found ? <AboutList about={read.found} /> : <Reading of={read} text={t('failed')} />}
      </div>
    </Dialog>
  );
}

/** The known facts as a list; missing ones are omitted. */
export function AboutList({ about }: { about: PhotoAbout }) {
  const t = useTranslations('admin-photos.about');
  const locale = useLocale();
  const format = useFormatter();
  const { aperture, shutter, iso, focal_length, original_width: width, original_height: height } = about;
  const exposure = [
    shutter ? t('seconds', { shutter }) : null,
    aperture ? `ƒ/${aperture}` : null,
    iso ? `ISO ${iso}` : null,
    focal_length ? t('millimetres', { length: focal_length }) : null,
  ].filter(Boolean);
  // The camera's local time without a time zone, since none is recorded.
  const taken = about.captured_at
    ? format.dateTime(new Date(`${about.captured_at.slice(0, 19)}Z`), {
        dateStyle: 'long',
        timeStyle: 'medium',
        timeZone: 'UTC',
      })
    : null;
  const lines: [string, React.ReactNode][] = [
    [t('camera'), about.camera],
    [t('lens'), about.lens],
    [t('exposure'), exposure.length > 0 ? exposure.join(' · ') : null],
    [t('taken'), taken],
    [t('size'), width && height ? `${width} × ${height}` : null],
    [t('file'), `${(about.format ?? '').toUpperCase()} · ${formatBytes(about.bytes, locale)}`],
    [t('uploaded'), <Moment key="at" at={new Date(about.uploaded_at).toISOString()} />],
    [t('products'), about.products.length > 0 ? format.list(about.products) : null],
  ];
  const nothing = !about.camera && exposure.length === 0;
  return (
    <>
      <dl className={css.lines}>
        {lines.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ) : null,
        )}
      </dl>
      {nothing ? <p>{t('nothing')}</p> : null}
    </>
  );
}
