import { parts } from '@plugins/kit/site';
import type { GalleryData as Data } from '../../blocks/gallery';

const SIZES = {
  rows: '(min-width: 56rem) 33vw, 50vw',
  columns: '(min-width: 56rem) 33vw, 50vw',
  grid: '(min-width: 56rem) 33vw, 50vw',
  strip: '(min-width: 56rem) 40vw, 80vw',
};

/** Photographs of a project, or from anywhere, as a gallery; opened large by a tap. */
export function GalleryView({ title, pictures, layout, large }: Data) {
  const { rule } = parts.usePage();
  return (
    <div className="wide">
      {title && <h2 dir="auto">{title}</h2>}
      <ul className={`gallery gallery-${layout}`} {...(large ? { 'data-lightbox': '' } : {})}>
        {pictures.map((picture) => {
          const shape = `shape-${Math.round((picture.width / picture.height) * 100)}`;
          rule(`.${shape}`, `--shape:${(picture.width / picture.height).toFixed(2)}`);
          const widest = picture.widths.at(-1);
          return (
            <li key={picture.id} className={shape}>
              {large ? (
                <a
                  href={`${picture.base}/${widest}.jpg`}
                  data-width={picture.width}
                  data-height={picture.height}
                >
                  <parts.Picture picture={picture} sizes={SIZES[layout]} />
                </a>
              ) : (
                <parts.Picture picture={picture} sizes={SIZES[layout]} />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
