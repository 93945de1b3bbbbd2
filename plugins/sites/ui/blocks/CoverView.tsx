import { parts } from '@plugins/kit/site';
import type { CoverData as Data } from '../../blocks/cover';

/** A picture over the whole width with the name of what begins here: the first thing seen. */
export function CoverView({ picture, title, text, button, height, align }: Data) {
  return (
    <div className={parts.cx('cover', `cover-${height}`, `at-${align}`, !picture && 'cover-bare')}>
      {picture && <parts.Picture picture={picture} sizes="100vw" className="cover-picture" />}
      {(title || text || button) && (
        <div className="cover-words">
          <parts.Title className="cover-title">{title}</parts.Title>
          {text && (
            <p className="lead" dir="auto">
              {text}
            </p>
          )}
          {button && <parts.SiteLink to={button} className="button" />}
        </div>
      )}
    </div>
  );
}
