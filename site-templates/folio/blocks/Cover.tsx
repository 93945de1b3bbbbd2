import { parts, type Wire } from '@plugins/kit/site';

interface CoverData {
  picture: Wire.SitePicture | null;
  title: string;
  text: string;
  button: Wire.SiteLinkTo | null;
  height: string;
  align: string;
}

/** A spread: the picture on one page to its edges, the words on the other. */
export function Cover({ picture, title, text, button, height, align }: CoverData) {
  return (
    <div className={parts.cx('spread bleed', `spread-${height}`, `at-${align}`, !picture && 'spread-bare')}>
      {picture && (
        <div className="spread-picture">
          <parts.Picture picture={picture} sizes="(min-width: 60rem) 60vw, 100vw" />
        </div>
      )}
      {(title || text || button) && (
        <div className="spread-words">
          <parts.Title className="spread-title">{title}</parts.Title>
          {text && (
            <p className="lead" dir="auto">
              {text}
            </p>
          )}
          {button && <parts.SiteLink to={button} className="more" />}
        </div>
      )}
    </div>
  );
}
