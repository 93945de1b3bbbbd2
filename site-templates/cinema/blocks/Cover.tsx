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

/** A title card: text over the picture, a bar below it for the rest. */
export function Cover({ picture, title, text, button, height, align }: CoverData) {
  return (
    <div className={cx('card bleed', `card-${height}`, `at-${align}`, !picture && 'card-bare')}>
      <div className="card-screen">
        {picture && <Picture picture={picture} sizes="100vw" />}
        {title && (
          <div className="card-words">
            <Title className="card-title">{title}</Title>
          </div>
        )}
      </div>
      {(text || button) && (
        <div className="card-bar">
          {text && (
            <p className="lead" dir="auto">
              {text}
            </p>
          )}
          {button && <SiteLink to={button} className="button quiet" />}
        </div>
      )}
    </div>
  );
}
