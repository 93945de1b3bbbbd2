import { cx } from '@/ui/primitives/class-names';
import type { CoverData as Data } from '../../blocks/cover';
import { Picture, SiteLink, Title } from '../../page/page-parts';

/** A full-width picture with a title: the opening of a page. */
export function CoverView({ picture, title, text, button, height, align }: Data) {
  return (
    <div className={cx('cover', `cover-${height}`, `at-${align}`, !picture && 'cover-bare')}>
      {picture && <Picture picture={picture} sizes="100vw" className="cover-picture" />}
      {(title || text || button) && (
        <div className="cover-words">
          <Title className="cover-title">{title}</Title>
          {text && (
            <p className="lead" dir="auto">
              {text}
            </p>
          )}
          {button && <SiteLink to={button} className="button" />}
        </div>
      )}
    </div>
  );
}
