import { moneyWords } from '@plugins/kit/rules';
import { csvTable, translator } from '@plugins/kit/server/texts';
import { COVER_FILES } from '../output/draw-jpegs';
import type { OutputTask } from '../queries/outputs';
import { coverOf } from '../rules/cover';
import { extraOf } from '../rules/extra-spreads';
import { CM, pixelsOf } from '../rules/lengths';
import { sheetArea, sidesOf } from '../rules/plan-sheet';
import { isolateSizes } from '../rules/sizes';
import { dayOf } from '../rules/versions';
import type { ProductView } from '../rules/wire';
import { documentOf } from './manage-albums';

/** Returns the texts of an order pack: a job sheet to read, and the same for programs as JSON and CSV. */
export function jobSheet({
  output,
  product,
  studio,
  locale,
}: {
  output: OutputTask;
  product: ProductView | null;
  studio: string;
  locale: 'en' | 'he';
}): Record<string, string> {
  const t = translator(locale);
  const document = documentOf(output.document);
  const { format, spreads, spine } = document;
  const sides = sidesOf(output.pages, spine);
  const area = sheetArea(format, sides[0] ?? 'spread');
  const isCover = (name: string) => name === COVER_FILES.jpeg || name === COVER_FILES.pdf;
  const all = output.files ?? [];
  const files = [...all.filter(({ name }) => isCover(name)), ...all.filter(({ name }) => !isCover(name))];
  const covers = files.filter(({ name }) => isCover(name)).length;
  const cover = coverOf(document);
  const around = cover && sheetArea(cover.format, 'spread');
  const job = {
    job: output.id,
    album: output.name,
    studio,
    made: output.created_at.toISOString(),
    approved: output.approved_at?.toISOString() ?? null,
    approved_by: output.approved_by,
    proof: output.proof,
    product: product?.name ?? null,
    paper: product?.paper ?? null,
    finish: product?.finish ?? null,
    cover: product?.cover ?? null,
    cover_sheet: around && {
      spine_mm: (document.cover?.spine ?? 0) / 1000,
      wrap_mm: (document.cover?.wrap ?? 0) / 1000,
      width_px: pixelsOf(around.w, format.dpi),
      height_px: pixelsOf(around.h, format.dpi),
    },
    spreads: spreads.length,
    extra_spreads: extraOf(spreads.length, product),
    spine,
    page: { width_mm: format.width / 1000, height_mm: format.height / 1000 },
    bleed_mm: format.bleed / 1000,
    dpi: format.dpi,
    color: product?.profile?.name || 'sRGB IEC61966-2.1',
    sheet: { width_px: pixelsOf(area.w, format.dpi), height_px: pixelsOf(area.h, format.dpi) },
    files: files.map(({ name, bytes }, at) => ({
      name,
      bytes,
      spread: output.kind === 'pdf' || at < covers ? null : Math.floor((at - covers) / sides.length) + 1,
      side:
        at < covers ? 'cover' : output.kind === 'pdf' ? null : (sides[(at - covers) % sides.length] ?? null),
    })),
  };
  const extra = job.extra_spreads;
  const sized = (text: string) => (locale === 'he' ? isolateSizes(text) : text);
  const line = (key: string, value: string) => `${key}: ${sized(value)}`;
  const text = [
    sized(output.name),
    '',
    line(t('albums.sheet.studio'), studio),
    line(t('albums.sheet.job'), output.id),
    line(t('albums.sheet.product'), job.product ?? '–'),
    ...(job.paper ? [line(t('albums.sheet.paper'), [job.paper, job.finish].filter(Boolean).join(', '))] : []),
    line(t('albums.sheet.page'), `${format.width / CM} × ${format.height / CM} cm`),
    line(t('albums.sheet.bleed'), `${job.bleed_mm} mm`),
    ...(job.cover_sheet
      ? [
          line(
            t('albums.sheet.cover'),
            t('albums.sheet.coverOf', { spine: job.cover_sheet.spine_mm, wrap: job.cover_sheet.wrap_mm }),
          ),
        ]
      : []),
    line(t('albums.sheet.spreads'), String(spreads.length)),
    ...(extra
      ? [
          line(
            t('albums.sheet.extra'),
            t('albums.sheet.extraOf', {
              count: extra.spreads,
              least: extra.least,
              price: moneyWords(extra.price, locale),
            }),
          ),
        ]
      : []),
    line(t('albums.sheet.spine'), t(`albums.sheet.sides.${spine}`)),
    line(t('albums.sheet.print'), `${format.dpi} dpi, ${job.color}`),
    line(
      t('albums.sheet.approved'),
      job.approved
        ? t('albums.sheet.approvedOf', {
            round: output.proof ?? 0,
            name: output.approved_by ?? '–',
            day: dayOf(job.approved, locale, output.time_zone),
          })
        : '–',
    ),
    '',
    ...files.map(({ name }) => name),
    '',
  ].join('\r\n');
  const rows = job.files.map(({ name, spread, side, bytes }) => [name, spread ?? '', side ?? '', bytes]);
  return {
    'job-sheet.txt': `\uFEFF${text}`,
    'job.json': `${JSON.stringify(job, null, 2)}\n`,
    'files.csv': csvTable([['file', 'spread', 'side', 'bytes'], ...rows]),
  };
}
