import { parts } from '@plugins/kit/site';
import type { CoverData as Data } from '../../blocks/cover';

/** A picture over the whole width with the name of what begins here: the first thing seen. */
export function CoverView({ picture, title, text, button, height, align }: Data) {
  return (
    <div className={parts.cx('cover', `cover-${height}`, `at-${align}`, !picture && 'cover-bare')}>
      {picture && <parts.Picture picture={picture} sizes="100vw" className="cover-picture" />}
      <div className="cover-words">
        {title && <h1 dir="auto">{title}</h1>}
        {text && (
          <p className="lead" dir="auto">
            {text}
          </p>
        )}
        {button && <parts.SiteLink to={button} className="button" />}
      </div>
    </div>
  );
}
