import { useTranslations as useT } from 'next-intl';
import type { GalleryData as Data } from '../../blocks/gallery';
import { Picture, Title, usePage } from '../../page/page-parts';
import { justifyRows } from '../../rules/justify-rows';

const SIZES = {
  rows: '(min-width: 48rem) 33vw, 60vw',
  columns: '(min-width: 48rem) 33vw, 50vw',
  grid: '(min-width: 48rem) 33vw, 50vw',
  strip: '(min-width: 48rem) 50vw, 85vw',
};
/** Aspect ratio of a row: on large screens, and on small ones. */
const WIDE_ROW = 3.6;
const SMALL_ROW = 1.9;

/** A gallery of photographs, from a project or elsewhere, with a lightbox. */
export function GalleryView({ title, pictures, layout, large }: Data) {
  const t = useT('sites');
  const classOf = useClasses(pictures, layout);
  const island = {
    'data-lightbox': t('layout.large'),
    'data-close': t('layout.close'),
    'data-previous': t('layout.previous'),
    'data-next': t('layout.next'),
  };
  // Without links in it, a strip must be focusable to scroll by keyboard.
  const reach = layout === 'strip' && !large ? { tabIndex: 0 } : {};
  return (
    <div className={layout === 'strip' ? 'wide wide-strip' : 'wide'}>
      <Title>{title}</Title>
      <ul className={`gallery gallery-${layout}`} {...reach} {...(large ? island : {})}>
        {pictures.map((picture, index) => {
          const drawn = <Picture picture={picture} sizes={SIZES[layout]} />;
          return (
            <li key={`${index}-${picture.id}`} className={classOf(index)}>
              {large ? (
                <a
                  href={`${picture.base}/${picture.widths.at(-1)}.jpg`}
                  {...(picture.alt ? {} : { 'aria-label': t('layout.photograph', { number: index + 1 }) })}
                >
                  {drawn}
                </a>
              ) : (
                drawn
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Adds the rules for the pictures' shapes and their shares of rows; returns each picture's class. */
function useClasses(pictures: Data['pictures'], layout: Data['layout']): (index: number) => string {
  const { rule } = usePage();
  const shapes = pictures.map(({ width, height }) => width / height);
  const [wide, small] = layout === 'rows' ? [WIDE_ROW, SMALL_ROW].map((row) => justifyRows(shapes, row)) : [];
  return (index) => {
    const shape = (shapes[index] ?? 1).toFixed(3);
    const at = wide?.[index];
    const near = small?.[index];
    const rows =
      at && near
        ? `;--wide:${at.share.toFixed(4)};--beside:${at.beside};--small:${near.share.toFixed(4)};--near:${near.beside}`
        : '';
    const name = `shape-${`${shape}${rows}`.replace(/--\w+:|\./g, '').replaceAll(';', '-')}`;
    rule(`.${name}`, `--shape:${shape}${rows}`);
    return name;
  };
}
