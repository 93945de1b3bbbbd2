import { cx, Picture, SiteLink, Title } from '@plugins/kit/site/parts';
import type { SiteLinkTo, SitePicture } from '@plugins/kit/site/wire';

interface CoverData {
  picture: SitePicture | null;
  title: string;
  text: string;
  button: SiteLinkTo | null;
  height: string;
  align: string;
}

/** A spread: the picture bleeds on one page, the text is on the other. */
export function Cover({ picture, title, text, button, height, align }: CoverData) {
  return (
    <div className={cx('spread bleed', `spread-${height}`, `at-${align}`, !picture && 'spread-bare')}>
      {picture && (
        <div className="spread-picture">
          <Picture picture={picture} sizes="(min-width: 60rem) 60vw, 100vw" />
        </div>
      )}
      {(title || text || button) && (
        <div className="spread-words">
          <Title className="spread-title">{title}</Title>
          {text && (
            <p className="lead" dir="auto">
              {text}
            </p>
          )}
          {button && <SiteLink to={button} className="more" />}
        </div>
      )}
    </div>
  );
}
